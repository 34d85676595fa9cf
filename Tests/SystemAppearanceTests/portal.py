"""A desktop portal with the settings that standard input sets, on a message bus of its own.

A line is `KEY TYPE VALUE` in GVariant's notation, as `color-scheme u 1`, or `quit`. The first line of the output
is the address of the bus; each later one confirms a setting.
"""

import os
import signal
import sys
import threading

if sys.argv[1:] != ["serve"]:
    # The bus must not inherit blocked signals, since a signal ends it.
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    os.execvp("dbus-run-session", ["dbus-run-session", "--", sys.executable, __file__, "serve"])

from gi.repository import Gio, GLib

NAMESPACE = "org.freedesktop.appearance"
INTERFACE = "org.freedesktop.portal.Settings"
PATH = "/org/freedesktop/portal/desktop"
INFO = f"""<node><interface name='{INTERFACE}'>
<method name='ReadAll'><arg type='as' direction='in'/><arg type='a{{sa{{sv}}}}' direction='out'/></method>
<signal name='SettingChanged'><arg type='s'/><arg type='s'/><arg type='v'/></signal>
</interface></node>"""
settings = {}


def answer(_connection, _sender, _path, _interface, _method, _arguments, invocation):
    invocation.return_value(GLib.Variant("(a{sa{sv}})", ({NAMESPACE: settings},)))


def change(line):
    key, kind, text = line.split(maxsplit=2)
    settings[key] = GLib.Variant.parse(GLib.VariantType(kind), text, None, None)
    bus.emit_signal(
        None, PATH, INTERFACE, "SettingChanged",
        GLib.Variant("(ssv)", (NAMESPACE, key, settings[key])))
    bus.flush_sync()
    print("set", flush=True)


def read():
    for line in sys.stdin:
        if line == "quit\n":
            break
        GLib.idle_add(change, line)
    GLib.idle_add(loop.quit)


bus = Gio.bus_get_sync(Gio.BusType.SESSION)
node = Gio.DBusNodeInfo.new_for_xml(INFO)
bus.register_object(PATH, node.interfaces[0], answer, None, None)
loop = GLib.MainLoop()
Gio.bus_own_name_on_connection(
    bus, "org.freedesktop.portal.Desktop", Gio.BusNameOwnerFlags.NONE,
    lambda *_: (print(os.environ["DBUS_SESSION_BUS_ADDRESS"], flush=True),
                threading.Thread(target=read, daemon=True).start()),
    lambda *_: sys.exit("the name of the portal is taken"))
loop.run()
