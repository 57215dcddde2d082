import { installDebianPackages } from './debian-packages.mjs';
import { findOrGet, onPath } from './find-or-get.mjs';

/** The path of an nginx for the drills over the whole, with openssl beside it; gets them if they lack. */
export async function getNginx(stop) {
  const getBoth = () => installDebianPackages(['nginx', 'openssl'], stop);
  const sought = {
    variables: ['NGINX_PATH'],
    candidates: () => (onPath(['openssl']).length > 0 ? [...onPath(['nginx']), SBIN] : []),
    ways: [getBoth],
    question: '-v',
    advice:
      'The drills over the whole need nginx and openssl. Install them (Debian: apt-get install nginx openssl; macOS: brew install nginx openssl), or name nginx in NGINX_PATH.',
  };
  return findOrGet(sought, stop);
}

/** Not on the search path of an ordinary user. */
const SBIN = '/usr/sbin/nginx';
