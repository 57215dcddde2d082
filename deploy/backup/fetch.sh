#!/bin/sh
# Brings the newest backup back from RESTIC_REPOSITORY to this machine, as the user postgres: fetch.sh [target].
set -eu
PATH=$PATH:/tools
set -a
. "${CREDENTIALS:-/run/secrets/backup_credentials}"
set +a
restic --no-cache restore latest --host portal --target "${1:-/}"
