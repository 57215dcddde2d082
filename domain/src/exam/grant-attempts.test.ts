import { aPaidStudent } from '../testing/a-student.js';
import { aTestContext } from '../testing/a-test-context.js';
import * as ofTests from './errors.js';
import { TooManyAttempts } from './errors.js';
import { grantAttempts } from './grant-attempts.js';
import { testRefusals } from '../testing/test-refusals.js';
import * as ofDisputes from './disputes/errors.js';
import * as ofRulings from './regrading/errors.js';

const ACTOR = { adminId: 'admin-1', username: 'meera' };
const reason = 'The power failed in the test hall';

describe('Granting attempts', () => {
  it('adds them, and notes who did it, why, before and after', async () => {
    const student = aPaidStudent({ totalAttempts: 5, attemptsUsed: 5 });
    const context = await aTestContext({ students: [student] });
    const grant = { studentId: student.id, attempts: 2, reason: ` ${reason} ` };
    await grantAttempts(context, ACTOR, grant);
    expect((await context.student(student.id)).totalAttempts).toBe(7);
    expect(context.unitOfWork.audit()).toMatchObject([
      {
        adminId: 'admin-1',
        adminName: 'meera',
        action: 'grant-attempts',
        subject: 'student',
        subjectId: student.id,
        reason,
        before: { totalAttempts: 5 },
        after: { totalAttempts: 7 },
      },
    ]);
  });

  it('is refused to an admin who saw another total', async () => {
    const student = aPaidStudent({ totalAttempts: 5, attemptsUsed: 5 });
    const context = await aTestContext({ students: [student] });
    const grant = { studentId: student.id, attempts: 1, reason, seenTotal: 5 };
    await grantAttempts(context, ACTOR, grant);
    await expect(grantAttempts(context, ACTOR, grant)).rejects.toThrow(
      'meera has changed this student since you opened it (total attempts).',
    );
  });

  it('leaves at most five', async () => {
    const student = aPaidStudent({ totalAttempts: 5, attemptsUsed: 2 });
    const context = await aTestContext({ students: [student] });
    const grant = { studentId: student.id, reason };
    await grantAttempts(context, ACTOR, { ...grant, attempts: 2 });
    const oneMore = grantAttempts(context, ACTOR, { ...grant, attempts: 1 });
    await expect(oneMore).rejects.toThrow(TooManyAttempts);
    expect((await context.student(student.id)).totalAttempts).toBe(7);
    expect(context.unitOfWork.audit()).toHaveLength(1);
  });

  it.each([{ attempts: 0 }, { attempts: 1.5 }, { attempts: NaN }, { reason: 'no' }])(
    'is refused with %j',
    async (parts) => {
      const student = aPaidStudent({ attemptsUsed: 5 });
      const context = await aTestContext({ students: [student] });
      const grant = { studentId: student.id, attempts: 1, reason, ...parts };
      const [field = ''] = Object.keys(parts);
      await expect(grantAttempts(context, ACTOR, grant)).rejects.toMatchObject({
        details: { fields: { [field]: expect.any(String) } },
      });
    },
  );

  it('knows only students that exist', async () => {
    const context = await aTestContext();
    const grant = { studentId: 'nobody', attempts: 1, reason };
    await expect(grantAttempts(context, ACTOR, grant)).rejects.toThrow('There is no such student.');
  });
});

testRefusals(
  { ...ofTests, ...ofDisputes, ...ofRulings },
  `
PaymentRequired forbidden payment_required Payment has not been completed.
NoAttemptsLeft conflict no_attempts_left You have no remaining attempts.
NoDomainSelected invalid no_domain_selected No domain selected. Please go back and select a domain.
TestTermsChanged conflict test_terms_changed What holds for the test has changed. Please read it again, then start.
NoQuestions not-found no_questions No questions available for this domain.
DomainNotOffered conflict domain_not_offered There are too few questions for a test in this domain just now. Please choose another domain.
AttemptNotFound not-found attempt_not_found There is no such test.
AttemptClosed conflict attempt_closed This test is closed; its answers can no longer change.
AccommodationEnded conflict accommodation_ended This extra time has ended already.
AttemptVoid conflict attempt_void This test was taken back. It does not count.
AttemptNotClosed conflict attempt_not_closed Only a test that was closed can be opened again.
OtherAttemptOpen conflict other_attempt_open The student has another test open.
ReviewOpened conflict review_opened The student has opened the review, so the test stays closed. Void it to give it back.
TimeWasAdded conflict time_was_added Time was added. Your test goes on.
ResultNotFound not-found result_not_found Failed to fetch result.
TooManyAttempts conflict too_many_attempts
AttemptNotOverdue conflict attempt_not_overdue
AttemptStillOpen conflict attempt_still_open
LateAnswerDecided conflict late_answer_decided
CameAfterReview conflict came_after_review
AcceptingLowersScore conflict accepting_lowers_score
DisputesClosed conflict question_disputes_closed
QuestionDisputed conflict question_disputed
TooManyDisputes conflict too_many_question_disputes
NoSuchRulingInForce conflict no_such_ruling_in_force
PreviewIsStale conflict preview_is_stale
OnlyOwnersTakePasses forbidden only_owners_take_passes
`,
);
