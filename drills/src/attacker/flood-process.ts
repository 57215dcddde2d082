import { once } from 'node:events';
import { setPriority } from 'node:os';
import { guess, type Flood } from './flood.js';

const LEAST_PRIORITY = 19;

setPriority(LEAST_PRIORITY);
const [flood] = (await once(process, 'message')) as [Flood];
process.send?.(await guess(flood));
