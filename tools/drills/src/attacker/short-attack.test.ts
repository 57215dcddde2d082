import { expect, it } from '@jest/globals';
import { ALLOWANCES } from '@portal/domain/accounts/abuse-budget.js';
import { runAttack } from './attacked-product.js';

const { account, inbox, lookUps, mails } = ALLOWANCES;

/** For other processes that take the machine's time. */
const WITHIN_MS = 300_000;

it(
  'an attacker with ten addresses guesses, asks and mails no more than the budget allows, and shuts nobody out',
  async () => {
    const report = await runAttack({
      addresses: 10,
      diligence: 'proves nothing',
      ends: { calls: 6 * account.points },
      quietMs: 0,
      lookUps: 2 * lookUps.points,
      forms: mails.points + 10,
      toOne: 3 * inbox.points,
    });
    const { guesses, toldApart, mails: mailed, toOne, reset, ownerKnown } = report;
    expect(guesses).toBeLessThanOrEqual(account.points);
    expect(toldApart).toBeLessThanOrEqual(lookUps.points);
    expect(mailed).toBeLessThanOrEqual(mails.points);
    expect(toOne).toBeLessThanOrEqual(inbox.points);
    // What is allowed is really done: the attack reached the product.
    for (const count of [guesses, toldApart, mailed, toOne]) expect(count).toBeGreaterThan(0);
    expect([reset, ownerKnown.failed]).toEqual([true, 0]);
  },
  WITHIN_MS,
);
