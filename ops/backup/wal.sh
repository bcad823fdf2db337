#!/bin/sh
# archive_command = '/…/ops/backup/wal.sh "%p" "%f"': keeps one piece of what PostgreSQL wrote, whole or not at all.
# BACKUP_DIR, in the environment of the server, is a folder that is on another disk, better on another machine.
set -eu
to="$BACKUP_DIR/wal/$2"
if [ -e "$to" ]; then
  # PostgreSQL asks again after a crash; another piece of the same name is another server's
  cmp -s "$1" "$to" && exit 0
  echo "$to is there already and is not the same" >&2
  exit 1
fi
mkdir -p "$BACKUP_DIR/wal"
cp "$1" "$to.part"
sync "$to.part"
mv "$to.part" "$to"
sync "$BACKUP_DIR/wal"
