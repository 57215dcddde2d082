import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { TooBusy } from '@portal/domain/accounts/errors.js';
import type { PasswordHasher } from '@portal/domain/accounts/ports.js';
import { turnstile } from '../shared/turnstile.js';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The thread pool has four threads; one stays free for files, names and compression. */
const MOST_AT_ONCE = Math.min(3, availableParallelism());

/** About five seconds of work on two cores: who would wait longer had better come again. */
const MOST_WAITING = 500;
const PATIENCE_MS = 20_000;

/** Compared with when there is no such account, so that the answer takes as long. */
const nobody = hash('no account has this password', COST);

/**
 * Passwords as argon2id; the work runs on the thread pool, not on the event loop. A storm of
 * sign-ins waits in line here, and starves nobody who asks for something else.
 */
export function argon2Passwords(): PasswordHasher {
  const { pass } = turnstile({
    atOnce: MOST_AT_ONCE,
    waiting: MOST_WAITING,
    patienceMs: PATIENCE_MS,
    refusal: () => new TooBusy(),
  });
  return {
    hash: (password) => pass(() => hash(password, COST)),
    fits: (password, stored) =>
      pass(async () => {
        const fits = await verify(stored ?? (await nobody), password);
        return stored !== null && fits;
      }),
  };
}
