import { describe, expect, it } from '@jest/globals';
import { aTestContext } from '../testing/a-test-context.js';
import { anOfferForm } from '../testing/a-letter.js';
import { anApplication } from '../testing/an-application.js';
import type { Application } from './application.js';
import { moveApplication } from './move-application.js';
import { previewMoveMail } from './preview-move-mail.js';

const ACTOR = { adminId: 'admin-1', username: 'meera' };

describe('The last day to answer an offer', () => {
  async function offer(day: string | undefined, status: Application['status'] = 'interview') {
    const context = await aTestContext();
    const application = anApplication({ status });
    await context.unitOfWork.run((tx) => tx.applications.add(application));
    const { id: applicationId } = application;
    context.clock.now = new Date('2026-03-01T20:00:00.000Z');
    const mail = { subject: 'An offer', text: 'Please come.' };
    const letter = anOfferForm(context.clock.now);
    const move = { applicationId, version: 0, to: 'offered', reason: '', mail, letter };
    const answerBy = day === undefined ? {} : { answerBy: day };
    const seen = { applicationId, to: 'offered', answerBy: day ?? '', interview: null, mail };
    const preview = await previewMoveMail(context, seen).catch(() => null);
    const made = moveApplication(context, ACTOR, { ...move, ...answerBy });
    return {
      ...{ context, made, preview },
      kept: () => context.unitOfWork.tables.applications.get(applicationId)!,
    };
  }

  it('is that of the settings, to the end of the day in India, unless another is chosen', async () => {
    const usual = await offer(undefined);
    await usual.made;
    expect(usual.kept().answerBy).toEqual(new Date('2026-03-09T18:29:59.999Z'));
    const chosen = await offer('2026-03-02', 'declined');
    await chosen.made;
    const answerBy = '2026-03-02T18:29:59.999Z';
    expect(chosen.kept().answerBy).toEqual(new Date(answerBy));
    expect(chosen.context.mails('application-moved')).toMatchObject([{ data: { answerBy } }]);
    expect(chosen.context.mails().map(({ data }) => data)).toEqual([chosen.preview]);
    expect(chosen.context.unitOfWork.audit()).toMatchObject([{ after: { answerBy } }]);
  });

  it.each(['2026-03-01', '2026-02-30', '2026-06-01', 'soon'])('cannot be %s', async (day) => {
    const { made, kept, context } = await offer(day);
    await expect(made).rejects.toMatchObject({
      details: { fields: { answerBy: expect.stringMatching(/at most 90 days ahead/) } },
    });
    expect(kept().status).toBe('interview');
    expect(context.mails()).toEqual([]);
  });

  it('can be 90 days ahead', async () => {
    const { made, kept } = await offer('2026-05-31');
    await made;
    expect(kept().answerBy).toEqual(new Date('2026-05-31T18:29:59.999Z'));
  });
});
