import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { CONNECTIONS } from '../shared/contest.js';
import { PASSWORD } from './run-storm.js';

/** How many verifications argon2id alone does in a second, with as many at once as there are sign-ins. */
export async function hashingAlone(count: number, hash: string): Promise<number> {
  const words = [String(count), String(CONNECTIONS), PASSWORD, hash];
  const child = fork(join(import.meta.dirname, 'hashing.js'), words);
  const [{ aSecond }] = (await once(child, 'message')) as [{ aSecond: number }];
  return aSecond;
}
