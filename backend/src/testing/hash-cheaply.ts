import { hash } from '@node-rs/argon2';

/** As the product hashes, but in no time: for a password that a test's accounts have had for long. */
export const hashCheaply = (password: string): Promise<string> =>
  hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
