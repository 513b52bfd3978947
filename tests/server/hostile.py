"""Two hundred kinds of requests that strangers may send, with hostile headers, paths and bodies, each as the bytes of one
request."""

from collections.abc import Callable, Iterator

import httpx

from mercat.server.web import headers as read_headers

LONG, LARGER = 8_000, 30_000                             # bytes: within the limit of cookies, and of all headers
JSON, FORM = "application/json", "application/x-www-form-urlencoded"
FORM_DATA = "multipart/form-data; boundary=xx"
MARKS = "a" + "\u0301" * 5_000 + "\u0323" * 4_900          # in an order that normalising has to sort


def get(path: str, **headers: str) -> bytes:
    return written("GET", path, headers, b"")


def post(path: str, kind: str, body: bytes, **headers: str) -> bytes:
    return written("POST", path, {"Content-Type": kind, "Content-Length": str(len(body)), **headers}, body)


def written(method: str, path: str, headers: dict[str, str], body: bytes) -> bytes:
    lines = [f"{method} {path} HTTP/1.1"]
    if "Host" not in headers:
        lines.append("Host: here")
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + body


def repeated(text: str, size: int) -> str:
    return text * (size // len(text))


VALUES: dict[str, Callable[[int], str]] = {                                               # of headers, by name of the attack
    "quoted": lambda size: 'a="' + repeated('\\"', size) + '"', "octal": lambda size: 'a="' + repeated("\\101", size) + '"',
    "quotes": lambda size: 'a; b=' + repeated('";', size), "pairs": lambda size: repeated("a=b; ", size) + "c",
    "blanks": lambda size: "a" + " " * size + "a", "commas": lambda size: repeated("a,", size) + "a",
    "percents": lambda size: repeated("%41%", size), "digits": lambda size: repeated("7", size),
    "latin": lambda size: repeated("é", size), "dots": lambda size: "Bearer " + repeated("a.", size)}
HEADERS = ("Cookie", "Accept-Language", "Authorization", "Host", "Origin", "Range", "If-None-Match", "If-Modified-Since",
           "Last-Event-ID", "Sec-Fetch-Site", "X-Forwarded-For", "X-Forwarded-Proto", "Connection", "Upgrade", "Expect", "Accept")


def heads(table: str) -> Iterator[tuple[str, bytes]]:
    for name in HEADERS:
        for kind, value in VALUES.items():
            size = LARGER if name == "Cookie" else LONG if kind in ("quoted", "pairs", "digits") else LARGER
            path = f"/t/{table}" if kind == "quotes" else "/static/page.js" if kind in ("quoted", "commas") else "/"
            yield f"{name} {kind}", get(path, **{name: value(size)})
    yield "Cookie of 62 KB", get("/static/page.js", Cookie=VALUES["quoted"](62_000))
    yield "Cookie that is just allowed", get("/", Cookie=VALUES["quoted"](read_headers.LARGEST_COOKIES - 10))
    yield "parts", get("/static/page.js", Range="bytes=" + ",".join(f"{at}-{at}" for at in range(0, 9_000, 2)))
    yield "language weights", get("/", Accept_Language=repeated("pl;q=0.1,", LARGER))
    yield "many headers", written("GET", "/", {f"X{number}": "a" for number in range(5_000)}, b"")
    yield "many short headers", b"GET / HTTP/1.1\r\nHost: here\r\n" + b"a:\r\n" * 60_000 + b"\r\n"
    yield "folded lines", b"GET / HTTP/1.1\r\nHost: here\r\nX: a\r\n" + b" a\r\n" * 20_000 + b"\r\n"
    yield "a head without end", b"GET / HTTP/1.1\r\nHost: here\r\n" + b"a: b\r\n" * 40_000
    yield "many requests at once", get("/static/page.js") + b"GET / HTTP/1.1\r\nHost: here\r\n" + b"a:\r\n" * 50_000 + b"\r\n"


def paths(table: str) -> Iterator[tuple[str, bytes]]:
    marks = "a" + "%CC%81" * 500 + "%CC%A3" * 500
    for name, path in {
            "slashes": "/" * LARGER, "dots": "/static/" + "../" * 4_000, "percents": "/t/" + "%41" * 4_000,
            "game": "/new/" + "a" * 3_900, "game over the limit": "/help/" + "a" * LARGER, "table": "/api/tables/" + "a" * LARGER,
            "file": "/static/" + "a/" * 1_900, "pairs": "/?" + "a=b&" * 2_000, "pairs over the limit": "/?" + "a=b&" * 7_000,
            "marks": f"/t/{table}/why?verb={marks}", "digits": f"/t/{table}?at=" + "9" * 4_000,
            "facets": f"/t/{table}/why?" + "a=b&" * 1_900, "move": f"/t/{table}/preview?length=0&move=" + "a+" * 3_000,
            "words": f"/t/{table}/text?why=" + "%CC%81" * 1_200, "link": "/seat/" + "a." * 1_900,
            "draws": "/api/games/new_bedford/deal?seats=2&" + "draw=a&" * 1_000,
            "options": "/api/games/toy/deal?seats=2&" + "option=a&" * 800,
            "deal": "/new/new_bedford/deal?seats=2&bots=0&deal=" + "a%0A" * 1_000,
            "semicolons": "/?" + ";" * 8_000, "plus": "/?a=" + "+" * 8_000, "brackets": "http://[" + "a" * LONG + "]/",
            "seen": f"/t/{table}/live/x?seen=" + "." * 8_000}.items():
        yield f"path of {name}", get(path)


def bodies(table: str) -> Iterator[tuple[str, bytes]]:
    yield from texts(table)
    yield from objects()
    yield from forms()
    chunks = b"1\r\na\r\n" * 60_000 + b"0\r\n\r\n"
    chunked = b"Host: here\r\nTransfer-Encoding: chunked\r\n\r\n"
    yield "a body of tiny chunks", b"POST /api/tables HTTP/1.1\r\n" + chunked + chunks
    yield "chunks nobody reads", b"GET / HTTP/1.1\r\n" + chunked + chunks


def texts(table: str) -> Iterator[tuple[str, bytes]]:
    """Yield requests with names and chat."""
    for name, text in {"marks": MARKS, "few marks": MARKS[4_000:6_000], "blanks": " " * 9_999 + "a",
                       "joiners": "\u200d" * 9_999, "controls": "\u0007" * 9_999, "ligatures": "\ufdfa" * 9_999,
                       "hangul": "\u1100\u1161\u11a8" * 3_300}.items():
        said, called = (part.replace("\u0007", "\\u0007") for part in (text, text[:480]))
        yield f"chat of {name}", post(f"/api/tables/{table}/chat", JSON, f'{{"text": "{said}", "name": "A"}}'.encode())
        yield f"name of {name}", post("/api/tables", JSON, f'{{"game": "toy", "seats": 2, "name": "{called}"}}'.encode())
        form = str(httpx.QueryParams(bots="1", name=text[:4_000])).encode()
        yield f"form of {name}", post("/play/toy", FORM, form, Sec_Fetch_Site="none")


def objects() -> Iterator[tuple[str, bytes]]:
    """Yield requests with JSON, for a new table and as a match."""
    deal = b",".join([b'"' + b"a " * 90 + b'"'] * 300)
    for name, body in {
            "lists": b"[" * 60_000, "objects": b'{"a":' * 10_000, "number": b'{"seats": ' + b"9" * 60_000 + b"}",
            "exponent": b'{"seats": 1e' + b"9" * 60_000 + b"}",
            "keys": b"{" + b",".join(b'"%d":0' % key for key in range(6_000)) + b"}",
            "escapes": b'{"game": "' + b"\\u0301" * 10_000 + b'"}', "strings": b'{"bots": [' + b'"a",' * 15_000 + b'"a"]}',
            "game": b'{"game": "' + b"a" * 60_000 + b'", "seats": 2}',
            "options": b'{"game":"toy","seats":2,"options":{' + b",".join(b'"%d":"0"' % key for key in range(50)) + b"}}",
            "deal": b'{"game":"toy","seats":2,"deal":[' + deal + b"]}"}.items():
        yield f"JSON of {name}", post("/api/tables", JSON, body)
    match = b'{"match": {"mercat": 2, "options": {}, "journal": ['
    for name, body in {
            "lists": b'{"match": ' + b"[" * 500_000, "number": b'{"match": {"mercat": ' + b"9" * 1_900_000 + b"}}",
            "game": match + b'], "game": "' + b"ab" * 40_000 + b'"}}',
            "junk": match + b",".join([b'"undo 0"'] * 2_000) + b"]}}"}.items():
        yield f"import of {name}", post("/api/tables/import", JSON, body)


def forms() -> Iterator[tuple[str, bytes]]:
    """Yield requests with the forms of pages and with files."""
    for name, body in {"fields": b"a=b&" * 16_000, "percents": b"a=" + b"%" * 60_000, "signs": b"&" * 60_000,
                       "plus": b"a=" + b"+" * 60_000, "lesson": b"lesson=" + b"a" * 60_000,
                       "strength": b"bots=1&strength=" + b"a" * 60_000}.items():
        path = "/learn/new_bedford" if name == "lesson" else "/play/toy"
        yield f"form of {name}", post(path, FORM, body, Sec_Fetch_Site="none")
    decoded, end = b"\r\n\r\n", b"\r\n--xx--"
    part = b'--xx\r\nContent-Disposition: form-data; name="a"'
    for name, kind, body in (
            ("parts", FORM_DATA, (part + b"\r\n\r\n\r\n") * 1_000), ("boundaries", FORM_DATA, b"--xx\r\n" * 10_000),
            ("files", FORM_DATA, (part + b'; filename="f"\r\n\r\n\r\n') * 900),
            ("quotes", FORM_DATA, (part + b';";"' * 900 + b"\r\n\r\n\r\n") * 14),
            ("part headers", FORM_DATA, part + b"\r\nA: b" * 10_000),
            ("a boundary", f"multipart/form-data; boundary={'x' * LONG}", part),
            ("a kind of quotes", "multipart/form-data; " + repeated('";', LARGER), part),
            ("punycode", FORM_DATA + "; charset=punycode", part + decoded + b"a" * 30_000 + b"-" + b"b9" * 15_000 + end),
            ("idna", FORM_DATA + "; charset=idna", part + decoded + b"a." * 30_000 + end),
            ("idna by RFC 2231", FORM_DATA + "; charset*=utf-8''idna", part + decoded + b"a." * 30_000 + end)):
        yield f"form data of {name}", post("/play/toy", kind, body, Sec_Fetch_Site="none")
