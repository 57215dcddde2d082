import { expect } from '@jest/globals';
import { secondsAfter } from '../../kernel/time.js';
import type { ProviderEvent } from '../../payments/webhooks/provider-event.js';
import { anUpdate } from '../an-update.js';
import { anEventId, anOrderId } from '../a-payment.js';
import { A_DAY } from '../moments.js';
import { contract, type StoresUnderTest } from './stores-under-test.js';
import { fulfilled, overlapping } from './transactions.js';

const LONG_AGO = secondsAfter(A_DAY, -1_000_000_000);

const anEvent = (parts: Partial<ProviderEvent> = {}): ProviderEvent => ({
  id: anEventId(),
  name: 'payment.captured',
  orderId: anOrderId(),
  update: anUpdate(),
  unreadable: null,
  body: { event: 'payment.captured', payload: { note: '₹ "500"', list: [1, null] } },
  ...parts,
});

async function given(subject: StoresUnderTest, parts: Partial<ProviderEvent> = {}) {
  const event = anEvent(parts);
  await subject.run((tx) => tx.providerEvents.keep(event));
  return event;
}

/** Ends all events that wait, so that a test sees its own only. */
async function empty(subject: StoresUnderTest): Promise<void> {
  const endNext = () =>
    subject.run(async (tx) => {
      const event = await tx.providerEvents.next(tx.now);
      if (event) await tx.providerEvents.end(event.id, 'ignored');
      return event !== null;
    });
  while (await endNext());
}

const nextOf = (subject: StoresUnderTest) => subject.run((tx) => tx.providerEvents.next(tx.now));

/** What every {@link ProviderEventInbox} promises. */
export const providerEventInboxContract = contract('ProviderEventInbox', (it) => {
  it('gives what waits, as it was kept, until it has ended', async (subject) => {
    await empty(subject);
    const { body: _, ...event } = await given(subject, { update: null, unreadable: 'pay_1' });
    await expect(nextOf(subject)).resolves.toEqual(event);
    await subject.run((tx) => tx.providerEvents.end(event.id, 'unreadable'));
    await expect(nextOf(subject)).resolves.toBeNull();
  });

  it('keeps the first of two events under one id', async (subject) => {
    await empty(subject);
    const first = await given(subject, { update: null, orderId: null });
    await given(subject, { id: first.id });
    await expect(nextOf(subject)).resolves.toMatchObject({ id: first.id, update: null });
  });

  it('leaves an event until it is due', async (subject) => {
    await empty(subject);
    const { id } = await given(subject);
    await subject.run((tx) => tx.providerEvents.postpone(id, secondsAfter(tx.now, 3_600)));
    await expect(nextOf(subject)).resolves.toBeNull();
    await subject.run((tx) => tx.providerEvents.postpone(id, LONG_AGO));
    await expect(nextOf(subject)).resolves.toMatchObject({ id });
  });

  it('lets the unmatched events of an order wait again', async (subject) => {
    await empty(subject);
    const { id, orderId } = await given(subject);
    await subject.run((tx) => tx.providerEvents.end(id, 'unmatched'));
    await subject.run((tx) => tx.providerEvents.revive(anOrderId()));
    await expect(nextOf(subject)).resolves.toBeNull();
    await subject.run((tx) => tx.providerEvents.revive(orderId!));
    await expect(nextOf(subject)).resolves.toMatchObject({ id });
  });

  it('gives an event to one of two who ask at once', async (subject) => {
    await empty(subject);
    const { id } = await given(subject);
    const ask = async (tx: Parameters<Parameters<typeof subject.run>[0]>[0]) => {
      const event = await tx.providerEvents.next(tx.now);
      if (event) await tx.providerEvents.end(event.id, 'done');
      return event?.id;
    };
    expect(await overlapping(subject, ask, ask)).toEqual([fulfilled(id), fulfilled(undefined)]);
  });
});
