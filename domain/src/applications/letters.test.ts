import { secondsAfter } from '../kernel/time.js';
import { aTestContext } from '../testing/a-test-context.js';
import { aCompletionForm, anApplication, anOfferForm } from '../testing/an-application.js';
import { answerAsApplicant } from './applicant-page.js';
import { moveApplication } from './move-application.js';
import { usualMail } from './move-mail.js';
import type { Stage } from './stages.js';
import { checkDocument } from '../certificates/check-document.js';
import { letterToPrint } from '../certificates/document-to-print.js';
import type { LetterForm } from './letter-form.js';

const ACTOR = { adminId: 'admin-1', username: 'meera' };

async function aContext(status: Stage) {
  const context = await aTestContext();
  context.clock.now = new Date('2025-06-20T20:00:00.000Z');
  const application = anApplication({ status });
  await context.unitOfWork.run((tx) => tx.applications.add(application));
  const { id: applicationId } = application;
  const kept = () => context.unitOfWork.tables.applications.get(applicationId)!;
  const letters = () => context.unitOfWork.stores.certificates.findLettersOf(applicationId);
  const stores = context.unitOfWork.stores;
  return {
    ...{ context, application, kept, letters, stores },
    move: (to: Stage, letter: LetterForm | null = null) =>
      moveApplication(context, ACTOR, {
        ...{ applicationId, version: kept().version, to, reason: '', letter },
        mail: usualMail(to),
      }),
    offer: (parts: Partial<LetterForm> = {}) => anOfferForm(context.clock.now, parts),
    completion: (parts: Partial<LetterForm> = {}) => aCompletionForm(context.clock.now, parts),
    answer: (answer: string) =>
      answerAsApplicant(context, { token: context.applicantTokens.tokenOf(applicationId), answer }),
    check: async () => checkDocument(stores, (await letters()).at(-1)!.code),
  };
}

describe('A letter', () => {
  it('goes with an offer, and says what was typed', async () => {
    const { context, application, letters, move, offer } = await aContext('interview');
    await move('offered', offer({ program: ' Web  Development ' }));
    const { now } = context.clock;
    const [letter] = await letters();
    expect(letter).toEqual({
      ...{ id: expect.any(String), code: letter!.code, applicationId: application.id },
      ...{ kind: 'offer', nameAsPrinted: application.name, email: application.email },
      facts: {
        ...{ program: 'Web Development', firstDay: '2025-07-01', lastDay: '2025-09-29' },
        ...{ hours: 20, stipend: 5000 },
      },
      ...{ issuedAt: now, state: 'valid', cause: null, stateAt: now },
    });
    expect(context.unitOfWork.audit()).toMatchObject([{ after: { letter: letter!.code } }]);
    expect(context.mails()).toMatchObject([{ data: { letter: 'offer' } }]);
  });

  it.each(['', '0', ' '])('has no stipend if %j was typed', async (stipend) => {
    const { move, offer, check } = await aContext('interview');
    await move('offered', offer({ stipend }));
    expect(await check()).toMatchObject({ facts: { stipend: null } });
  });

  it('goes with a completion, without a stipend', async () => {
    const { context, move, completion, check } = await aContext('interning');
    await move('completed', completion({ stipend: '5000' }));
    expect(await check()).toMatchObject({
      ...{ kind: 'completion', state: 'valid' },
      facts: { firstDay: '2025-03-23', lastDay: '2025-06-21', hours: 240, stipend: null },
    });
    expect(context.mails()).toMatchObject([{ data: { letter: 'completion' } }]);
  });
});

describe('An offer letter', () => {
  it.each<[string, string, readonly Stage[]]>([
    ['is declined', 'decline', []],
    ['is taken back', '', ['closed']],
    ['is withdrawn from after it was accepted', 'accept withdraw', []],
    ['was accepted, and the applicant leaves before it begins', 'accept', ['left']],
  ])('is withdrawn when the offer %s', async (_, answers, moves) => {
    const { context, move, offer, answer, check } = await aContext('interview');
    await move('offered', offer());
    context.clock.pass(60);
    for (const word of answers.split(' ').filter(Boolean)) await answer(word);
    for (const to of moves) await move(to);
    const { now } = context.clock;
    expect(await check()).toMatchObject({
      ...{ state: 'revoked', cause: 'ended', stateAt: now },
      ...{ nameAsPrinted: '', facts: null },
    });
  });

  it('counts as revoked after the last day to answer, and is not printed then', async () => {
    const { context, application, letters, kept, stores, move, offer, check } =
      await aContext('interview');
    await move('offered', offer());
    const stateAt = kept().answerBy!;
    context.clock.now = stateAt;
    expect(await check()).toMatchObject({ state: 'valid' });
    context.clock.now = secondsAfter(stateAt, 0.001);
    expect(await check()).toMatchObject({ state: 'revoked', cause: 'ended', stateAt });
    const [{ code } = { code: '' }] = await letters();
    await expect(
      letterToPrint(stores, { applicationId: application.id, code }),
    ).rejects.toMatchObject({ code: 'document_not_found' });
  });

  it('is replaced by the letter of a new offer', async () => {
    const { letters, move, offer } = await aContext('interview');
    await move('offered', offer());
    await move('offered', offer({ hours: '25' }));
    expect((await letters()).map(({ state }) => state).sort()).toEqual(['revoked', 'valid']);
  });

  it('counts while the offer is accepted, in the internship and after it', async () => {
    const { letters, move, offer, completion, answer } = await aContext('interview');
    const states = async () => (await letters()).map(({ state }) => state);
    await move('offered', offer());
    await answer('accept');
    expect(await states()).toEqual(['valid']);
    await move('interning');
    await move('completed', completion());
    expect(await states()).toEqual(['valid', 'valid']);
  });

  it('counts on when the applicant leaves the internship', async () => {
    const { move, offer, answer, check } = await aContext('interview');
    await move('offered', offer());
    await answer('accept');
    await move('interning');
    await move('left');
    expect(await check()).toMatchObject({ state: 'valid' });
  });
});

it.each<[string, Stage, Stage, Partial<LetterForm>, string]>([
  ['no program', 'interview', 'offered', { program: ' ' }, 'program'],
  ['a long program', 'interview', 'offered', { program: 'x'.repeat(101) }, 'program'],
  ['a program that is not drawn', 'interview', 'offered', { program: '李' }, 'program'],
  ['a day that there is not', 'interview', 'offered', { firstDay: '2025-02-30' }, 'firstDay'],
  ['a day that is over', 'interview', 'offered', { firstDay: '2025-06-20' }, 'firstDay'],
  ['a day far ahead', 'interview', 'offered', { firstDay: '2026-06-23' }, 'firstDay'],
  ['an end before its begin', 'interview', 'offered', { lastDay: '2025-06-30' }, 'lastDay'],
  ['no end', 'interview', 'offered', { lastDay: '' }, 'lastDay'],
  ['an end years later', 'interview', 'offered', { lastDay: '2027-07-03' }, 'lastDay'],
  ['no hours', 'interview', 'offered', { hours: '0' }, 'hours'],
  ['hours beyond a week', 'interview', 'offered', { hours: '61' }, 'hours'],
  ['half an hour', 'interview', 'offered', { hours: '7.5' }, 'hours'],
  ['a stipend in words', 'interview', 'offered', { stipend: 'some' }, 'stipend'],
  ['a stipend below nothing', 'interview', 'offered', { stipend: '-1' }, 'stipend'],
  ['a stipend beyond all', 'interview', 'offered', { stipend: '200001' }, 'stipend'],
  ['an end that is ahead', 'interning', 'completed', { lastDay: '2025-06-22' }, 'lastDay'],
  ['a begin that is ahead', 'interning', 'completed', { firstDay: '2025-06-22' }, 'firstDay'],
  ['an end before it', 'interning', 'completed', { lastDay: '2025-03-22' }, 'lastDay'],
  ['hours beyond its days', 'interning', 'completed', { hours: '1093' }, 'hours'],
  ['a stage that has none', 'received', 'closed', {}, 'letter'],
])(
  'A move with a letter is refused with %s, and nothing is changed',
  async (_, from, to, parts, field) => {
    const { context, application, kept, letters, move, offer, completion } = await aContext(from);
    const form = to === 'completed' ? completion(parts) : offer(parts);
    await expect(move(to, form)).rejects.toMatchObject({
      details: { fields: { [field]: expect.any(String) } },
    });
    expect(kept()).toEqual(application);
    expect(await letters()).toEqual([]);
    expect(context.mails()).toEqual([]);
  },
);

it.each<[string, Stage, Partial<LetterForm>]>([
  ['today', 'offered', { firstDay: '2025-06-21' }],
  ['a year ahead, for two years', 'offered', { firstDay: '2026-06-22', lastDay: '2028-06-22' }],
  ['of one day', 'offered', { firstDay: '2025-07-01', lastDay: '2025-07-01', hours: '60' }],
  ['of most hours', 'completed', { hours: '1092' }],
])('A move with a letter is not refused for an internship %s', async (_, to, parts) => {
  const { move, offer, completion, letters } = await aContext(
    to === 'offered' ? 'interview' : 'interning',
  );
  await move(to, to === 'offered' ? offer(parts) : completion(parts));
  expect(await letters()).toHaveLength(1);
});

it.each<[Stage, Stage]>([
  ['interview', 'offered'],
  ['interning', 'completed'],
])('A move from %s to %s is refused without a letter', async (from, to) => {
  const { application, kept, move } = await aContext(from);
  await expect(move(to)).rejects.toMatchObject({ kind: 'conflict', code: 'letter_needed' });
  expect(kept()).toEqual(application);
});
