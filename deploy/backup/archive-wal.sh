#!/bin/sh
# PostgreSQL's archive_command: archive-wal.sh %p %f [backups]. Keeps one finished piece of the
# write-ahead log. Succeeds only once it is on disk under its name; a second time only if it is the same.
set -eu
from=$1
name=$2
folder=${3:-/backups}/wal
to=$folder/$name.gz

mkdir -p "$folder"
if [ -e "$to" ]; then
  gunzip -c "$to" | cmp -s - "$from"
  exit
fi
draft=$folder/.$name.$$
trap 'rm -f "$draft"' EXIT
gzip -c "$from" >"$draft"
sync "$draft"
mv "$draft" "$to"
sync "$folder"
