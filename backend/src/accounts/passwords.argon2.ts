import { hash, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '@portal/domain/accounts/index.js';
import { hashInTurn } from './hash-line.js';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Compared with when there is no such account, so that the answer takes as long. */
const nobody = hash('no account has this password', COST);

/**
 * Passwords as argon2id; the work runs on the thread pool, not on the event loop. A storm of
 * sign-ins waits in line here, and starves nobody who asks for something else.
 */
export function argon2Passwords(): PasswordHasher {
  return {
    hash: (password) => hashInTurn(() => hash(password, COST)),
    fits: (password, stored) =>
      hashInTurn(async () => {
        const fits = await verify(stored ?? (await nobody), password);
        return stored !== null && fits;
      }),
  };
}
