import { type Application, validateApplication } from './application.js';
import type { ApplicationForm } from './application-fields.js';
import { TEST_DOMAIN_VALUES } from '../kernel/choices.js';
import { anApplication, anApplicationForm, anOfferForm } from '../testing/an-application.js';
import { checkMove, isStage, movesFrom, STAGES } from './stages.js';
import { aTestContext } from '../testing/a-test-context.js';
import { moveApplication } from './move-application.js';
import { previewMoveMail } from './preview-move-mail.js';

const NAME = 'Name must be at least 2 characters long';
const EMAIL = 'Please enter a valid email address';
const PHONE = 'Please enter a valid phone number (10-15 digits)';
const EDUCATION = 'Please provide your education background';
const SKILLS = 'Please list your relevant skills';
const DOMAIN = 'Please select a domain';
const UNDRAWN = 'Our certificates and letters cannot show “李”. Please use another spelling';

type Case = readonly [field: keyof ApplicationForm, text: string, message: string];

const REFUSED: readonly Case[] = [
  ['name', '', NAME],
  ['name', ' a ', NAME],
  ['name', 'a'.repeat(101), 'Please use at most 100 characters'],
  ['name', '李 Wei', UNDRAWN],
  ['email', '', EMAIL],
  ['email', 'ravi@example', EMAIL],
  ['email', 'ravi kumar@example.com', EMAIL],
  ['phone', '', PHONE],
  ['phone', '123 456 789', PHONE],
  ['phone', '1234567890123456', PHONE],
  ['phone', '12345x7890', PHONE],
  ['education', '', EDUCATION],
  ['education', ' B.Sc ', EDUCATION],
  ['education', 'a'.repeat(501), 'Please use at most 500 characters'],
  ['skills', '', SKILLS],
  ['skills', ' JS ', SKILLS],
  ['skills', 'a'.repeat(501), 'Please use at most 500 characters'],
  ['domain', '', DOMAIN],
  ['domain', 'Data Science', DOMAIN],
  ['experience', 'a'.repeat(501), 'Please use at most 500 characters'],
  ['message', 'a'.repeat(2001), 'Please use at most 2000 characters'],
];

const TAKEN: readonly (readonly [keyof ApplicationForm, string])[] = [
  ['name', 'Al'],
  ['name', 'a'.repeat(100)],
  ['email', ' ravi@example.com '],
  ['phone', '1234567890'],
  ['phone', '+91 (80) 1234-567'],
  ['education', 'B.Sc.'],
  ['skills', 'SQL'],
  ['experience', ''],
  ['experience', 'Two summers at a bank'],
  ['message', ''],
  ['message', 'a'.repeat(2000)],
];

describe('an application form', () => {
  it.each(REFUSED)('is refused with %s %p', (field, text, message) =>
    expect(validateApplication(anApplicationForm({ [field]: text }))).toEqual({ [field]: message }),
  );

  it.each(TAKEN)('may be sent with %s %p', (field, text) =>
    expect(validateApplication(anApplicationForm({ [field]: text }))).toEqual({}),
  );

  it.each(TEST_DOMAIN_VALUES)('An application form may choose %s', (domain) =>
    expect(validateApplication(anApplicationForm({ domain }))).toEqual({}),
  );

  it('names every bad field, in the order of the form', () => {
    const empty = Object.fromEntries(Object.keys(anApplicationForm()).map((name) => [name, '']));
    expect(Object.keys(validateApplication(empty as ApplicationForm))).toEqual([
      'name',
      'email',
      'phone',
      'education',
      'skills',
      'domain',
    ]);
  });
});

const BY_STAGE: Readonly<Record<string, string>> = {
  received: 'shortlisted interview closed',
  shortlisted: 'received interview offered closed',
  interview: 'shortlisted interview offered closed',
  offered: 'accepted declined offered closed',
  accepted: 'interning left closed',
  declined: 'offered closed',
  interning: 'completed left',
  completed: '',
  left: '',
  closed: 'received shortlisted',
};

describe('The stages of an application', () => {
  it.each(STAGES)('lead on from %s as the table says', (stage) => {
    expect(movesFrom(stage).join(' ')).toBe(BY_STAGE[stage]);
    for (const to of STAGES) {
      const check = () => checkMove(stage, to);
      if (movesFrom(stage).includes(to)) expect(check).not.toThrow();
      else {
        const message = `An application that is ${stage} can't become ${to}.`;
        const refusal = { kind: 'conflict', code: 'move_refused', message };
        expect(check).toThrow(expect.objectContaining(refusal));
      }
    }
  });

  it('are named by these words alone', () => {
    expect(STAGES.every(isStage)).toBe(true);
    expect(['', 'Received', 'hired', 'toString'].some(isStage)).toBe(false);
  });
});

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
    return {
      ...{ context, made: moveApplication(context, ACTOR, { ...move, ...answerBy }), preview },
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
