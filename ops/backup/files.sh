#!/bin/sh
# Copies new files (a stored file never changes), and moves the copies of files that the product has removed to a folder
# "gone", so that any moment of the last KEEP_DAYS can be restored. Not needed when the files are in an S3 store with
# versions. Variables: BACKUP_DIR; FILES_DIR, the folder "files" in the product's DATA_DIR.
set -eu
umask 077
[ -n "$(ls -A "$FILES_DIR")" ] || { echo "$FILES_DIR is empty: is the disk there?" >&2; exit 1; }
from=$(cd "$FILES_DIR" && pwd)
gone="$BACKUP_DIR/gone/$(date -u +%Y-%m-%d)"
mkdir -p "$BACKUP_DIR/files"
cd "$from"
find . -type f | while IFS= read -r file; do
  [ -e "$BACKUP_DIR/files/$file" ] && continue
  mkdir -p "$BACKUP_DIR/files/$(dirname "$file")"
  # when the product removed the file a moment ago, there is nothing to copy
  cp -p "$file" "$BACKUP_DIR/files/$file.part" 2>/dev/null || [ ! -e "$file" ] || exit 1
  [ ! -e "$BACKUP_DIR/files/$file.part" ] || mv "$BACKUP_DIR/files/$file.part" "$BACKUP_DIR/files/$file"
done
cd "$BACKUP_DIR/files"
find . -type f | while IFS= read -r file; do
  [ -e "$from/$file" ] && continue
  mkdir -p "$gone/$(dirname "$file")"
  mv "$file" "$gone/$file"
done
sync
