// A strict provider of OpenID Connect for tests: `node provider.mjs PORT REDIRECT_ADDRESS` says "ready" when it listens.
import { argv, stdout } from 'node:process';
import { Provider } from 'oidc-provider';

const [port, back] = argv.slice(2);
const provider = new Provider(`http://localhost:${port}`, {
  clients: [{ client_id: 'table', client_secret: 'secret', redirect_uris: [back] }],
  cookies: { keys: ['test'] },
  pkce: { required: () => true },
  claims: { profile: ['name', 'preferred_username'] },
  findAccount: (context, id) => ({ accountId: id, claims: () => ({ sub: id, preferred_username: `${id} here` }) }),
});
provider.listen(Number(port), '127.0.0.1', () => stdout.write('ready\n'));
