#!/bin/sh
# Changes the release that Docker Compose runs, while it serves: deploy/upgrade.sh <release>, in the checkout of that
# release. `deploy/upgrade.sh --back` runs the one before, and leaves the schema as it is.
set -eu
cd "$(dirname "$0")/.."
fail() { echo "deploy/upgrade.sh: $1" >&2; exit 1; }
[ -e .env ] || fail 'run deploy/install.sh first'
value() { sed -n "s/^$1=//p" .env; }
# write <release> <the one before>
write() {
  sed -e '/^RELEASE_BEFORE=/d' -e "s/^RELEASE=.*/RELEASE=$1\\nRELEASE_BEFORE=$2/" .env >.env.draft
  mv .env.draft .env
}
# With --no-deps Compose would later take each container for another one, and make all anew at once; so it would after a
# container that is there for `migrate`.
start() { docker compose rm -f migrate && docker compose up -d "$@"; }
end() { [ $# = 0 ] || { docker stop "$@" && docker rm "$@"; } >/dev/null; }
added() { docker compose ps -aq api | grep -vF "${old:-none}"; }
# Whether all that were added are well, within three minutes.
are_well() {
  for _ in $(seq "${TRIES:-90}"); do
    states=$(docker inspect -f '{{.State.Health.Status}}' $(added))
    case $states in '' | *starting* | *unhealthy*) sleep "${PAUSE:-2}" ;; *) return 0 ;; esac
  done
  return 1
}

now=$(value RELEASE)
count=$(value API_REPLICAS)
count=${count:-2}
to=${1:-}
if [ "$to" = --back ]; then to=$(value RELEASE_BEFORE); fi
[ -n "$to" ] || fail 'which release? deploy/upgrade.sh <release>, or --back where one was before'
[ "$to" != "$now" ] || fail "$to runs already"

deploy/make-secrets.sh
if [ "$1" != --back ]; then
  if [ -n "$(value IMAGE)" ]; then RELEASE=$to docker compose pull api; else RELEASE=$to docker compose build; fi
  RELEASE=$to docker compose run --rm migrate
fi
old=$(docker compose ps -q api)
before=$(value RELEASE_BEFORE)
write "$to" "$now"
if ! { start --no-recreate --scale "api=$((2 * count))" api && are_well; }; then
  write "$now" "$before"
  end $(added)
  fail "$to does not get ready: $now still runs"
fi
end $old
start
echo "$to runs. The image of $now stays, for deploy/upgrade.sh --back"
