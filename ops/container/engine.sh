#!/bin/sh
# engine.sh <root> <data> <kept> <repository> [settings]: runs a Docker daemon that sees only these folders of the machine.
# It runs in separate namespaces: its mounts and processes end with the last process in these namespaces.
set -eu
root=$1
data=$2
kept=$3
repository=$4
shift 4
exec 9>"$kept/lock"
flock --nonblock 9 || { echo 'Another one is at work here.' >&2; exit 1; }
# removes the containers of a daemon that was killed, because they must not start again
rm -rf "$data/containers"
mount --make-rprivate /
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount -t sysfs sysfs "$root/sys"
mount --rbind /sys/fs/cgroup "$root/sys/fs/cgroup"
mount --rbind /dev "$root/dev"
mount -t tmpfs tmpfs "$root/run"
mount -t tmpfs tmpfs "$root/tmp"
mkdir -p "$root/var/lib/docker" "$root/kept" "$root/repository" "$root/before"
mount --bind "$data" "$root/var/lib/docker"
mount --bind "$kept" "$root/kept"
mount --bind -o ro "$repository" "$root/repository"
cat /etc/resolv.conf >"$root/etc/resolv.conf"
cd "$root"
pivot_root . before
umount -l /before
ip link set lo up
exec docker-init -- dockerd "$@"
