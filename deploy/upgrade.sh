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
# Containers of another release than that of .env are the first to go.
scale() { docker compose up -d --no-deps --no-recreate --scale "api=$1" api; }
# Whether all that run are well, within three minutes.
are_well() {
  for _ in $(seq 90); do
    states=$(docker compose ps --format '{{.Health}}' api)
    case $states in *starting*) sleep "${PAUSE:-2}" ;; *unhealthy*) return 1 ;; *) return 0 ;; esac
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
write "$to" "$now"
scale $((2 * count))
if ! are_well; then
  write "$now" "$to"
  scale "$count"
  fail "$to does not get ready: $now still runs"
fi
scale "$count"
docker compose up -d --no-deps worker
if [ "$1" != --back ]; then docker compose up -d; fi
echo "$to runs. The image of $now stays, for deploy/upgrade.sh --back"
