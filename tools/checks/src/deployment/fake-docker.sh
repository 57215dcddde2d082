#!/bin/sh
# A `docker` that writes down each call, and keeps the release of every `api` container in a file.
cd "$DOCKER_FOLDER"
touch containers
given=$RELEASE
release=${given:-$(sed -n 's/^RELEASE=//p' .env 2>/dev/null)}
words=$*
case $words in
*'--scale api='*)
  count=${words#*--scale api=} count=${count%% *} at=0
  count=$((count - $(grep -c . containers)))
  while [ $at -lt $count ]; do
    echo "$release-$at $release" >>containers
    at=$((at + 1))
  done
  ;;
'rm '*)
  for id; do sed -i "/^$id /d" containers; done
  ;;
'inspect '*)
  for id; do
    of=$(sed -n "s/^$id //p" containers)
    case $of in '') ;; "$BAD_RELEASE") echo unhealthy ;; *) echo healthy ;; esac
  done
  ;;
*'q api') cut -d ' ' -f 1 containers ;;
*'reset-admin.js admin') echo 'Password: drawn' ;;
*doctor.js)
  echo 'wrong: ADMIN_PASSWORD: there is no admin: set it'
  fault=1
  ;;
esac
running=$(cut -d ' ' -f 2 containers | paste -s -d ' ' -)
echo "${given:+RELEASE=$given }$words${running:+ [$running]}" >>calls
exit ${fault:-0}
