import type { Drill } from './drill.js';
import { postgresRestarted } from './postgres.drill.js';
import { redisEmptied, redisFrozen, redisStopped } from './redis.drills.js';
import { smtpCut, smtpDeferring, smtpDown, smtpHanging, smtpRefusing } from './smtp.drills.js';
import { workerKilled } from './worker.drill.js';

/** Every drill there is. */
const DRILLS: readonly Drill[] = [
  workerKilled,
  redisStopped,
  redisFrozen,
  redisEmptied,
  smtpDown,
  smtpDeferring,
  smtpRefusing,
  smtpCut,
  smtpHanging,
  postgresRestarted,
];

/** Those that are named, or whose group is: `redis` stands for all that begin with `redis-`. */
export function named<Named extends { readonly name: string }>(
  all: readonly Named[],
  words: readonly string[],
): readonly Named[] {
  if (words.length === 0) return all;
  const isMeant = ({ name }: Named, word: string) => name === word || name.startsWith(`${word}-`);
  const unknown = words.filter((word) => !all.some((drill) => isMeant(drill, word)));
  if (unknown.length > 0) {
    const known = all.map(({ name }) => name).join(', ');
    throw new Error(`There is no drill ${unknown.join(', ')}. There are: ${known}`);
  }
  return all.filter((drill) => words.some((word) => isMeant(drill, word)));
}

/** The drills on mails that are named. */
export const drillsNamed = (words: readonly string[]): readonly Drill[] => named(DRILLS, words);
