import { randomInt } from 'node:crypto';
import type { RandomSource } from '@portal/domain/kernel/sources.js';

/** Chance that nobody can foresee; `randomInt` has no modulo bias. */
export const secureRandom: RandomSource = { int: (limit) => randomInt(limit) };
