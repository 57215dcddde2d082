import { once } from 'node:events';
import { setPriority } from 'node:os';
import { guess, type Flood } from './flood.js';

const LEAST_PRIORITY = 19;

const [flood] = (await once(process, 'message')) as [Flood];
// Waits are measured beside it; where only calls count, it may run like everybody.
if ('seconds' in flood.ends) setPriority(LEAST_PRIORITY);
process.send?.(await guess(flood));
