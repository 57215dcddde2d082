import { installDebianPackages } from './debian-packages.mjs';
import { findOrGet, onPath } from './find-or-get.mjs';

/** The path of a redis-server for the queue tests; gets one if there is none. */
export async function getRedis(stop) {
  const sought = {
    variables: ['REDIS_SERVER_PATH', 'REDIS_SERVER'],
    candidates: () => onPath(['redis-server']),
    ways: [() => installDebianPackages(['redis-server'], stop)],
    advice:
      'The queue tests need Redis. Install it (Debian: apt-get install redis-server; macOS: brew install redis), or name it in REDIS_SERVER.',
  };
  return findOrGet(sought, stop);
}
