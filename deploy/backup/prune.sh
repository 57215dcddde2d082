#!/bin/sh
# prune.sh <backups> <how many to keep>: removes older copies, and the log from before the oldest kept.
set -eu
backups=$1
keep=$2
bases=$backups/base

[ "$keep" -ge 1 ]
ls "$bases" | sort | head -n "-$keep" | while read -r old; do rm -rf "${bases:?}/$old"; done
oldest=$(ls "$bases" | sort | head -n 1)
[ -n "$oldest" ] || exit 0
# "START WAL LOCATION: 0/2000028 (file 000000010000000000000002)"
first=$(sed -n 's/^START WAL LOCATION: .*(file \([0-9A-F]*\))$/\1/p' "$bases/$oldest/backup_label")
[ -n "$first" ]
for piece in "$backups"/wal/[0-9A-F]*.gz; do
  name=$(basename "$piece" .gz)
  # Timelines (the first 8 digits) are left out of the comparison; their history files are kept.
  case $name in *.history) continue ;; esac
  log=$(printf %.24s "$name" | cut -c9-)
  if [ "$log" \< "$(printf %s "$first" | cut -c9-)" ]; then rm -f "$piece"; fi
done
