import { randomInt } from 'node:crypto';
import type { RandomSource } from '@portal/domain/kernel/transaction.js';

/** Random numbers that nobody can predict; `randomInt` has no modulo bias. */
export const secureRandom: RandomSource = { int: (limit) => randomInt(limit) };
