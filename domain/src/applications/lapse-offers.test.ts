import { describe, expect, it } from '@jest/globals';
import { secondsAfter } from '../kernel/time.js';
import { aTestContext } from '../testing/a-test-context.js';
import { anOfferForm } from '../testing/a-letter.js';
import { anApplication } from '../testing/an-application.js';
import { A_DAY } from '../testing/moments.js';
import { answerAsApplicant } from './applicant-page.js';
import type { Application } from './application.js';
import { lapseOffers } from './lapse-offers.js';
import { moveApplication } from './move-application.js';
import { usualMail } from './move-mail.js';

const ACTOR = { adminId: 'admin-1', username: 'meera' };
const LAST = secondsAfter(A_DAY, 60);

async function aContext(...parts: Partial<Application>[]) {
  const context = await aTestContext();
  const all = parts.map((part) => anApplication({ status: 'offered', answerBy: LAST, ...part }));
  await context.unitOfWork.run(async (tx) => {
    for (const one of all) await tx.applications.add(one);
  });
  const keptOf = ({ id }: Application) => context.unitOfWork.tables.applications.get(id)!;
  return { context, all, statuses: () => all.map((one) => keptOf(one).status), keptOf };
}

describe('Offers that are not answered', () => {
  it('lapse after their last moment, once, each with its mail', async () => {
    const { context, all, keptOf } = await aContext({});
    const [offer] = all as [Application];
    context.clock.now = LAST;
    expect(await lapseOffers(context, 10)).toBe(0);
    context.clock.now = secondsAfter(LAST, 0.001);
    expect(await lapseOffers(context, 10)).toBe(1);
    expect(await lapseOffers(context, 10)).toBe(0);
    expect(keptOf(offer)).toEqual({ ...offer, status: 'lapsed', answerBy: null, version: 1 });
    expect(context.mails()).toEqual([
      {
        ...{ kind: 'application-moved', to: offer.email },
        data: { name: offer.name, ...usualMail('lapsed'), page: `token-of-${offer.id}` },
      },
    ]);
    expect(await context.unitOfWork.stores.applications.movesOf(offer.id)).toMatchObject([
      {
        ...{ from: 'offered', to: 'lapsed', adminName: 'scheduled job', isMailed: true },
        ...{ adminId: '00000000-0000-0000-0000-000000000000' },
        reason: expect.stringMatching(/^No answer by \d{4}-\d\d-\d\d$/),
      },
    ]);
    expect(context.unitOfWork.audit()).toMatchObject([
      { action: 'move-application', adminName: 'scheduled job', after: { status: 'lapsed' } },
    ]);
  });

  it('lapse once by two processes at the same time', async () => {
    const { context, statuses } = await aContext({}, {}, {});
    context.clock.now = secondsAfter(LAST, 1);
    const counts = await Promise.all([lapseOffers(context, 10), lapseOffers(context, 10)]);
    expect(counts[0] + counts[1]).toBe(3);
    expect(statuses()).toEqual(['lapsed', 'lapsed', 'lapsed']);
    expect(context.mails()).toHaveLength(3);
  });

  it('lapse a batch at a time, and not if they have no day or were moved', async () => {
    const { context, statuses } = await aContext(
      {},
      { answerBy: secondsAfter(LAST, -1) },
      { answerBy: null },
      { status: 'accepted' },
    );
    context.clock.now = secondsAfter(LAST, 1);
    expect(await lapseOffers(context, 1)).toBe(1);
    expect(statuses()).toEqual(['offered', 'lapsed', 'offered', 'accepted']);
    expect(await lapseOffers(context, 10)).toBe(1);
    expect(statuses()).toEqual(['lapsed', 'lapsed', 'offered', 'accepted']);
  });

  it('are lapsed for an answer that comes after the job, which changes nothing', async () => {
    const { context, all, statuses } = await aContext({});
    const token = context.applicantTokens.tokenOf(all[0]!.id);
    context.clock.now = secondsAfter(LAST, 1);
    await lapseOffers(context, 10);
    const late = answerAsApplicant(context, { token, answer: 'accept' });
    await expect(late).rejects.toThrow('That is no longer open.');
    expect(statuses()).toEqual(['lapsed']);
  });
});

describe('The day to answer an offer', () => {
  async function offered(day: string | undefined, status: Application['status'] = 'interview') {
    const { context, all, keptOf } = await aContext({ status, answerBy: null });
    const { id: applicationId } = all[0]!;
    context.clock.now = new Date('2026-03-01T20:00:00.000Z');
    const mail = { subject: 'An offer', text: 'Please come.' };
    const letter = anOfferForm(context.clock.now);
    const move = { applicationId, version: 0, to: 'offered', reason: '', mail, letter };
    const made = moveApplication(
      context,
      ACTOR,
      day === undefined ? move : { ...move, answerBy: day },
    );
    return { context, made, kept: () => keptOf(all[0]!) };
  }

  it('is that of the settings, to the end of the day in India, unless another is chosen', async () => {
    const usual = await offered(undefined);
    await usual.made;
    expect(usual.kept().answerBy).toEqual(new Date('2026-03-09T18:29:59.999Z'));
    const chosen = await offered('2026-03-02', 'lapsed');
    await chosen.made;
    const answerBy = '2026-03-02T18:29:59.999Z';
    expect(chosen.kept().answerBy).toEqual(new Date(answerBy));
    expect(chosen.context.mails('application-moved')).toMatchObject([{ data: { answerBy } }]);
    expect(chosen.context.unitOfWork.audit()).toMatchObject([{ after: { answerBy } }]);
  });

  it.each(['2026-03-01', '2026-02-30', '2026-06-01', 'soon'])('can not be %s', async (day) => {
    const { made, kept, context } = await offered(day);
    await expect(made).rejects.toMatchObject({
      details: { fields: { answerBy: expect.stringMatching(/at most 90 days ahead/) } },
    });
    expect(kept().status).toBe('interview');
    expect(context.mails()).toEqual([]);
  });

  it('can be 90 days ahead', async () => {
    const { made, kept } = await offered('2026-05-31');
    await made;
    expect(kept().answerBy).toEqual(new Date('2026-05-31T18:29:59.999Z'));
  });
});
