// A program that imports this module runs without /proc, as in a container or a chroot that doesn't mount it.
// What happens before `main` needs no call.
