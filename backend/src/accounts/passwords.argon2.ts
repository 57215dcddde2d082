import { hash, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '@portal/domain/accounts/index.js';
import { limitHashing } from './limit-hashing.js';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Compared with where there is no such account, so that the answer takes equally long; a test compares its cost. */
export const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$GnCN2f1ZFvZ+2dUI4KmPng$lj1ZNzXgmimQG0C1OIwvVHrP7X5R4/G30KG/sTAKJyE';

/** Runs on the thread pool, not the event loop; many sign-ins at once wait in their own queue and do not block others.
 * */
export function argon2Passwords(): PasswordHasher {
  return {
    hash: (password) => limitHashing(() => hash(password, COST)),
    verify: (password, stored) =>
      limitHashing(async () => {
        const isRight = await verify(stored ?? NOBODY, password);
        return stored !== null && isRight;
      }),
  };
}
