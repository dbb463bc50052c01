#!/usr/bin/python3
"""A window with WebKitGTK and nothing else, for WebKitWebDriver. MiniBrowser cannot be as narrow as a phone."""
import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

# With hinting, texts have another width than in Chromium, and lines end elsewhere.
Gtk.Settings.get_default().set_property('gtk-xft-hinting', 0)
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def open_view(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    window = Gtk.Window()
    window.add(view)
    # A display without a window manager gives no window the keyboard focus.
    window.connect('map-event', lambda *_: window.get_window().focus(0))
    window.show_all()
    view.connect('close', lambda _view: window.destroy())
    return view


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('WebKitGTK')
    session.set_application_info(info)
    session.connect('create-web-view', open_view)


context.connect('automation-started', start)
Gtk.main()
