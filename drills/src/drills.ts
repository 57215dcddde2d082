import type { Drill } from './drill.js';
import { postgresRestarted } from './postgres.drill.js';
import { redisEmptied, redisFrozen, redisStopped } from './redis.drills.js';
import { smtpCut, smtpDeferring, smtpDown, smtpHanging, smtpRefusing } from './smtp.drills.js';
import { workerKilled } from './worker.drill.js';

/** Every drill there is. */
export const DRILLS: readonly Drill[] = [
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

/** The drills that are named, or whose group is: `redis` stands for all that begin with `redis-`. */
export function drillsNamed(names: readonly string[]): readonly Drill[] {
  if (names.length === 0) return DRILLS;
  const isMeant = ({ name }: Drill, word: string) => name === word || name.startsWith(`${word}-`);
  const unknown = names.filter((word) => !DRILLS.some((drill) => isMeant(drill, word)));
  if (unknown.length > 0) {
    const known = DRILLS.map(({ name }) => name).join(', ');
    throw new Error(`There is no drill ${unknown.join(', ')}. There are: ${known}`);
  }
  return DRILLS.filter((drill) => names.some((word) => isMeant(drill, word)));
}
