"""Notices in a real browser: what a push service would deliver is shown, and leads to what has happened since the last turn.

The maker's relay is the one part that is not there: the test answers in its place, with keys that it holds.
"""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, Person
from tests.server.conftest import Server
from tests.server.receivers import Receiver, receiver
from tests.waiting import wait_until

pytestmark = pytest.mark.browser
STUB = """PushManager.prototype.subscribe = async function (wish) {
    const key = new Uint8Array(wish.applicationServerKey);
    if (key.length !== 65 || !wish.userVisibleOnly) throw new TypeError('not what a browser takes');
    const made = SUBSCRIPTION;
    return { ...made, toJSON: () => made };
};"""
SHOWN = "navigator.serviceWorker.ready.then(r => r.getNotifications()).then(l => l.map(n => [n.title, n.body, n.tag]))"
CLICK = """async () => {                                   // there is no click without a hand: the worker is told of one
    const opened = [];
    Object.getPrototypeOf(clients).openWindow = async address => { opened.push(address); };
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification: (await registration.getNotifications())[0] }));
    await new Promise(done => setTimeout(done, 200));
    return [opened, (await registration.getNotifications()).length];
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("notices"))
    made.start(notices_networks="127.0.0.1/32")
    yield made
    made.kill()


@pytest.fixture
def service() -> Iterator[Receiver]:
    with receiver() as made:
        yield made




def test_from_the_button_to_the_table(chromium_with_windows: Any, server: Server, service: Receiver) -> None:
    ben = Person("Ben", server.address, chromium_with_windows, size=PHONE)
    kept = service.subscription()
    sent = {"endpoint": kept["endpoint"], "keys": {"p256dh": kept["p256dh"], "auth": kept["auth"]}}
    ben.context.add_init_script(STUB.replace("SUBSCRIPTION", json.dumps(sent)))
    ben.context.grant_permissions(["notifications"], origin=server.address)
    ana = server.visitor()
    ben.page.goto("/")
    table = ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana"}).json()["table"]
    assert ben.context.request.post(f"/api/tables/{table}/seats", data={"name": "Ben"}, headers={"Origin": server.address}).ok
    origin = {"Origin": server.address}
    for mine in (False, True, False):                                      # Ana, Ben, Ana: then it is Ben's turn
        move = {"length": ana.get(f"/api/tables/{table}").json()["length"], "move": "pass"}
        if mine:
            assert ben.context.request.post(f"/api/tables/{table}/play", data=move, headers=origin).ok
        else:
            assert ana.post(f"/api/tables/{table}/play", json=move).status_code == 200
    ben.page.goto("/me/notices")
    ben.page.locator("#add-push button").click()
    expect(ben.page.locator("#ways")).to_contain_text("this device")
    assert ben.serious_faults() == [] and ben.untranslated() == [] and not ben.overflows()
    ben.page.locator("#ways button", has_text="Test").click()
    wait_until(lambda: bool(service.arrived))
    assert service.faults == []
    expect(ben.page.locator("#sent .result")).to_have_text("sent")         # without loading the page again
    session, known = ben.context.new_cdp_session(ben.page), list[Any]()
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: known.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    while not known:
        ben.page.wait_for_timeout(20)
    said = service.arrived[0].data
    for key, url in (("first", said["url"]), ("second", f"t/{table}?since=1")):
        session.send("ServiceWorker.deliverPushMessage", {
            "origin": server.address, "registrationId": known[0]["registrationId"],
            "data": json.dumps(said | {"key": key, "url": url, "body": key})})
        while key not in ben.context.service_workers[0].evaluate("self.shown"):        # never ask for notifications before
            ben.page.wait_for_timeout(20)
    assert ben.page.evaluate(SHOWN) == [[said["title"], "second", said["tag"]]]            # an equal tag replaces
    opened, left = ben.context.service_workers[0].evaluate(CLICK)
    assert opened == [f"{server.address}/t/{table}?since=1"] and left == 0
    ben.page.goto(opened[0])
    since = ben.page.locator("#since .since-body")       # beside the board, which stays free
    expect(since).to_be_visible()
    expect(since.locator("li")).not_to_have_count(0)
    assert ben.serious_faults() == [] and not ben.overflows()
    ben.page.locator("#since-close").click()
    expect(since).to_be_hidden()
    expect(ben.page.locator("#ask")).to_be_focused()
    assert ben.page.url == f"{server.address}/t/{table}"
    ben.page.reload()
    ben.settle()
    expect(since).to_be_hidden()
    ben.context.close()
    assert not ben.errors


def test_a_browser_that_never_answers_is_given_up(chromium_with_windows: Any, server: Server) -> None:
    ben = Person("Ben", server.address, chromium_with_windows)
    ben.context.add_init_script("PushManager.prototype.subscribe = () => new Promise(() => undefined);")
    ben.context.grant_permissions(["notifications"], origin=server.address)
    ben.page.clock.install()
    ben.page.goto("/")
    ben.context.request.post("/api/tables", data={"game": "toy", "seats": 2, "name": "Ben"}, headers={"Origin": server.address})
    ben.page.goto("/me/notices")
    button = ben.page.locator("#add-push button")
    button.click()
    expect(button).to_be_disabled()
    for _ in range(200):
        if button.is_enabled():
            break
        ben.page.clock.fast_forward(21_000)
        ben.page.wait_for_timeout(50)
    expect(ben.page.locator("[data-push=failed]")).to_be_visible()
    ben.context.close()
