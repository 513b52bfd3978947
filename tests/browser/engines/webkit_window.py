"""A WebKitGTK window driven by WebKitWebDriver, which can be as narrow as a phone: WebKit's own MiniBrowser is at least 447
pixels wide.

Run by the system's Python, which has `gi`: webkit_window.py LANGUAGE light|dark.
"""

import sys
from typing import Any

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

LANGUAGE, SCHEME = sys.argv[1:3]
views: list[Any] = []


def open_view(_session: Any) -> Any:
    """Return the view of a new window in the process of the first."""
    shared: dict[str, Any] = {"related_view": views[0]} if views else {"web_context": context}
    view = WebKit2.WebView(is_controlled_by_automation=True, **shared)
    settings = view.get_settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
    views.append(view)
    window = Gtk.Window()
    window.set_default_size(1366, 768)
    window.add(view)
    window.show_all()
    view.grab_focus()
    return view


def begin(_context: Any, session: Any) -> None:
    """Accept the driver's session."""
    info = WebKit2.ApplicationInfo()
    info.set_name("window")
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect("create-web-view", open_view)


look = Gtk.Settings.get_default()
look.set_property("gtk-application-prefer-dark-theme", SCHEME == "dark")
look.set_property("gtk-enable-animations", False)
context = WebKit2.WebContext()                            # in an ephemeral context, consoles show nothing
context.set_automation_allowed(True)
context.set_preferred_languages([LANGUAGE])
context.connect("automation-started", begin)
Gtk.main()
