"""Runs a command of the tool under limits and notes what it took."""
import os
import resource
import shutil
import signal
import subprocess
import tempfile

SECONDS, MEGABYTES = 2, 512


class Result:
    """What a run printed and took: `status` is negative for a signal."""

    def __init__(self, status, output, errors, seconds, megabytes):
        self.status, self.output, self.errors, self.seconds, self.megabytes = status, output, errors, seconds, megabytes


def limited():
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS * 6, SECONDS * 6 + 1))
    resource.setrlimit(resource.RLIMIT_AS, (MEGABYTES * 12 << 20,) * 2)
    resource.setrlimit(resource.RLIMIT_FSIZE, (256 << 20,) * 2)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def unprivileged(tool, root):
    """Gives up the rights of the superuser; returns a copy of the tool that the user can run."""
    copy = shutil.copy(tool, os.path.join(root, "themetool"))
    os.chmod(copy, 0o755)
    if os.geteuid() == 0:
        os.chown(root, 65534, 65534)
        os.setgroups([])
        os.setgid(65534)
        os.setuid(65534)
    return copy


def run(tool, arguments, folder, standard_input=None, seconds=150, before=(), variables={}):
    """Runs the tool in a folder, with a home and a folder for temporary files of its own, and `before` it in the command line;
    `variables` are added to the environment.

    The time that the system needs to make many files isn't counted for commands that write.
    """
    environment = {"PATH": os.environ["PATH"], "HOME": folder, "TMPDIR": folder, "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no", **variables}
    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
        source = open(standard_input, "rb") if standard_input else subprocess.DEVNULL
        process = subprocess.Popen([*before, tool, *arguments], cwd=folder, stdin=source, stdout=output, stderr=errors, env=environment, preexec_fn=limited)
        if standard_input:
            source.close()
        # A run that waits uses no processor time and is ended by the clock.
        signal.signal(signal.SIGALRM, lambda *_: process.kill())
        signal.alarm(seconds)
        _, status, usage = os.wait4(process.pid, 0)
        signal.alarm(0)
        process.returncode = os.waitstatus_to_exitcode(status)
        texts = []
        for file in (output, errors):
            file.seek(0)
            texts.append(file.read())
        spent = usage.ru_utime if arguments[0] in (b"export", b"import") else usage.ru_utime + usage.ru_stime
        return Result(process.returncode, *texts, spent, usage.ru_maxrss / 1024)
