import { randomUUID } from 'node:crypto';
import type { Student } from '../../accounts/student.js';
import { secondsAfter } from '../../kernel/time.js';
import { aClosedAttempt, anAccommodation, anAttempt, submitted } from '../an-attempt.js';
import { aQuestion } from '../a-question.js';
import { aStudent } from '../a-student.js';
import { givenAttempt, givenStudent } from './givens.js';
import { contract, type StoresUnderTest, type StoreTest } from './stores-under-test.js';
import { fulfilled, overlapping, undone } from './transactions.js';
import type { Answers } from '../../exam/attempt.js';
import type { Accommodation } from '../../exam/accommodation.js';
import { A_DAY } from '../moments.js';
import type { Intervention } from '../../exam/intervention.js';

function oneOpen(it: StoreTest): void {
  it('finds an open attempt, in every field as it was added, and no other', async (subject) => {
    const attempt = await givenAttempt(subject, { domain: 'ui/ux design', passPercent: 70 });
    await expect(subject.stores.attempts.find(attempt.id)).resolves.toEqual(attempt);
    await expect(subject.stores.attempts.findOpenOf(attempt.studentId)).resolves.toEqual(attempt);
    await expect(subject.stores.attempts.findLastClosedOf(attempt.studentId)).resolves.toBeNull();
    await expect(subject.stores.attempts.find(randomUUID())).resolves.toBeNull();
  });

  it('keeps one of two attempts that are opened at once', async (subject) => {
    const { id: studentId } = await givenStudent(subject);
    const first = anAttempt({ studentId });
    const opened = await overlapping(
      subject,
      (tx) => tx.attempts.add(first),
      (tx) => tx.attempts.add(anAttempt({ studentId })),
    );
    expect(opened.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    await expect(subject.stores.attempts.findOpenOf(studentId)).resolves.toEqual(first);
  });
}

function closing(it: StoreTest): void {
  it('keeps the state, the answers and the end of an attempt that closes', async (subject) => {
    const { attempts } = subject.stores;
    const open = await givenAttempt(subject);
    const closed = submitted(open, { answers: { [open.questions[0]!.id]: 'b' } });
    await subject.run((tx) => tx.attempts.close(aClosedAttempt(closed)));
    await expect(attempts.find(open.id)).resolves.toEqual(closed);
    await expect(attempts.findOpenOf(open.studentId)).resolves.toBeNull();
    await expect(attempts.findLastClosedOf(open.studentId)).resolves.toEqual(closed);
  });

  it('lets a student open another attempt, and finds the one that closed last', async (subject) => {
    const first = await givenAttempt(subject);
    const { studentId, startedAt } = first;
    const last = anAttempt({ studentId });
    await subject.run(async (tx) => {
      await tx.attempts.close(
        aClosedAttempt(submitted(first, { closedAt: secondsAfter(startedAt, 60) })),
      );
      await tx.attempts.add(last);
      await tx.attempts.close(
        aClosedAttempt(submitted(last, { closedAt: secondsAfter(startedAt, 61) })),
      );
    });
    expect((await subject.stores.attempts.findLastClosedOf(studentId))?.id).toBe(last.id);
  });
}

function endings(it: StoreTest): void {
  it('adds the result, counts the attempt and queues the mail with the end of an attempt', async (subject) => {
    const student = await givenStudent(subject, { attemptsUsed: 2 });
    const open = await givenAttempt(subject, { studentId: student.id });
    const ending = aClosedAttempt(submitted(open), { attemptsUsed: 3 });
    await subject.run((tx) => tx.attempts.close(ending));
    await expect(subject.stores.results.find(open.id)).resolves.toEqual(ending.result);
    const kept = await subject.stores.students.findById(student.id);
    expect(kept).toEqual({ ...student, attemptsUsed: 3 });
    await expect(subject.emailsTo(ending.mail.to)).resolves.toEqual([ending.mail]);
  });

  it('keeps nothing of an end that comes after another', async (subject) => {
    const open = await givenAttempt(subject);
    const ending = aClosedAttempt(submitted(open));
    await subject.run((tx) => tx.attempts.close(ending));
    const late = aClosedAttempt(submitted(open), { attemptsUsed: 2, score: 2 });
    await expect(subject.run((tx) => tx.attempts.close(late))).rejects.toThrow();
    await expect(subject.stores.results.find(open.id)).resolves.toEqual(ending.result);
    await expect(subject.emailsTo(late.mail.to)).resolves.toEqual([]);
    const student = await subject.stores.students.findById(open.studentId);
    expect(student?.attemptsUsed).toBe(ending.result.attemptsUsed);
  });
}

const atTest = ({ id, name, email, paidAt, totalAttempts, attemptsUsed }: Student) => ({
  ...{ id, name, email, paidAt, totalAttempts, attemptsUsed },
});

function together(it: StoreTest): void {
  it('reads an open attempt with its student and the time', async (subject) => {
    const student = await givenStudent(subject, { attemptsUsed: 1 });
    const attempt = await givenAttempt(subject, { studentId: student.id });
    const { findOpenAttemptOf, findStatusOf } = subject.stores.attempts;
    const { domain, state, deadline } = attempt;
    const now: unknown = expect.any(Date);
    await expect(findOpenAttemptOf(student.id)).resolves.toMatchObject({
      ...{ student: atTest(student), attempt, now },
    });
    await expect(findStatusOf(student.id)).resolves.toMatchObject({
      ...{ student: atTest(student), open: { domain, state, deadline }, now },
    });
  });

  it('finds no open attempt, but the status, of a student whose attempts are closed', async (subject) => {
    const open = await givenAttempt(subject);
    await subject.run((tx) => tx.attempts.close(aClosedAttempt(submitted(open))));
    const { attempts } = subject.stores;
    await expect(attempts.findOpenAttemptOf(open.studentId)).resolves.toBeNull();
    await expect(attempts.findStatusOf(open.studentId)).resolves.toMatchObject({
      ...{ student: { attemptsUsed: 1 }, open: null },
    });
    await expect(attempts.findStatusOf(randomUUID())).resolves.toBeNull();
  });

  it('locks a student with an attempt of that student alone', async (subject) => {
    const student = await givenStudent(subject);
    const own = await givenAttempt(subject, { studentId: student.id });
    const others = await givenAttempt(subject);
    const lock = (id: string, studentId = student.id) =>
      subject.run((tx) => tx.attempts.lockWithStudent(id, studentId));
    await expect(lock(own.id)).resolves.toMatchObject({ student: atTest(student), attempt: own });
    await expect(lock(others.id)).resolves.toMatchObject({ attempt: null });
    await expect(lock(randomUUID())).resolves.toMatchObject({ attempt: null });
    await expect(lock(own.id, randomUUID())).resolves.toBeNull();
  });

  it('reads student and attempt as whoever held the lock before has left them', async (subject) => {
    const open = await givenAttempt(subject);
    const closed = submitted(open);
    const [, found] = await overlapping(
      subject,
      async (tx) => {
        await tx.attempts.lockWithStudent(open.id, open.studentId);
        await tx.attempts.close(aClosedAttempt(closed, { attemptsUsed: 1 }));
      },
      (tx) => tx.attempts.lockWithStudent(open.id, open.studentId),
    );
    expect(found).toMatchObject({ value: { student: { attemptsUsed: 1 }, attempt: closed } });
  });
}

function counting(it: StoreTest): void {
  it('counts how often a student was served each question, in open and closed attempts', async (subject) => {
    const [twice, once, other] = [aQuestion(), aQuestion(), aQuestion()];
    const first = await givenAttempt(subject, { questions: [{ ...twice, seed: 7 }, once] });
    const { studentId } = first;
    await subject.run((tx) => tx.attempts.close(aClosedAttempt(submitted(first))));
    await givenAttempt(subject, { studentId, questions: [other, { ...twice, seed: 9 }] });
    await givenAttempt(subject, { questions: [once] });
    const seen = await subject.stores.attempts.seenBy(studentId);
    expect([...(seen.get(twice.id)?.seeds ?? [])].sort()).toEqual([7, 9]);
    expect(seen.get(once.id)).toEqual({ times: 1, seeds: [] });
    expect([...seen].map(([id, { times }]) => [id, times]).sort()).toEqual(
      [
        [twice.id, 2],
        [once.id, 1],
        [other.id, 1],
      ].sort(),
    );
  });
}

const LATEST = new Date('2091-01-02T03:04:05Z');

async function givenTests(
  subject: StoresUnderTest,
  tests: readonly { readonly seconds: number; readonly isBlank?: boolean }[],
): Promise<string[]> {
  const { id: studentId } = await givenStudent(subject);
  const ids: string[] = [];
  for (const { seconds, isBlank = false } of tests) {
    const question = aQuestion();
    const open = await givenAttempt(subject, {
      studentId,
      domain: 'devops',
      questions: [question],
      startedAt: LATEST,
    });
    const closedAt = secondsAfter(open.startedAt, seconds);
    const answers = { [question.id]: isBlank ? null : ('a' as const) };
    await subject.run((tx) =>
      tx.attempts.close(aClosedAttempt(submitted(open, { closedAt, answers }))),
    );
    ids.push(question.id);
  }
  return ids;
}

function rushed(it: StoreTest): void {
  it('names what was shown in rushed tests to whom had several of them', async (subject) => {
    const collected = await givenTests(subject, [{ seconds: 20 }, { seconds: 600, isBlank: true }]);
    const read = await givenTests(subject, [{ seconds: 21 }, { seconds: 600 }]);
    const once = await givenTests(subject, [{ seconds: 5 }, { seconds: 600 }]);
    const shown = await subject.stores.attempts.shownToRushed('devops');
    expect(collected.filter((id) => shown.has(id))).toEqual(collected);
    expect([...read, ...once].filter((id) => shown.has(id))).toEqual([]);
    const elsewhere = await subject.stores.attempts.shownToRushed('hr');
    expect(collected.filter((id) => elsewhere.has(id))).toEqual([]);
  });
}

/** What {@link givenOverdue} adds: the seconds by which each deadline comes before the moment. */
const BEFORE = { oldest: 20, older: 10, old: 1, justThen: 0, later: -1 };
const MOMENT = new Date('2001-02-03T04:05:06.789Z');

function overdue(it: StoreTest): void {
  it('names the students whose open attempt was due before a moment, oldest first', async (subject) => {
    const ids = Object.fromEntries(Object.keys(BEFORE).map((name) => [name, randomUUID()]));
    const [all, firstTwo] = await undone(subject, async (tx) => {
      for (const [name, seconds] of Object.entries(BEFORE).reverse()) {
        const deadline = secondsAfter(MOMENT, -seconds);
        const attempt = anAttempt({ studentId: ids[name]!, startedAt: new Date(0), deadline });
        await tx.students.add(aStudent({ id: ids[name]! }));
        await tx.attempts.add(attempt);
        if (name === 'older') await tx.attempts.close(aClosedAttempt(submitted(attempt)));
      }
      return [
        await tx.attempts.studentsOverdueSince(MOMENT, 100_000),
        await tx.attempts.studentsOverdueSince(MOMENT, 2),
      ] as const;
    });
    const own: readonly string[] = Object.values(ids);
    expect(all.filter((id) => own.includes(id))).toEqual([ids.oldest, ids.old]);
    expect(firstTwo).toEqual(all.slice(0, 2));
  });
}

export const attemptRepositoryContract = contract(
  'AttemptRepository',
  oneOpen,
  closing,
  endings,
  together,
  savingAnswers,
  counting,
  rushed,
  overdue,
);

const save = (subject: StoresUnderTest, id: string, answers: Answers): Promise<boolean> =>
  subject.run((tx) => tx.attempts.saveAnswers(id, answers));

const answersOf = async ({ stores }: StoresUnderTest, id: string) =>
  (await stores.attempts.find(id))?.answers;

async function givenQuestions(subject: StoresUnderTest) {
  const attempt = await givenAttempt(subject);
  const [one, other] = attempt.questions.map(({ id }) => id) as [string, string];
  return { attempt, id: attempt.id, one, other };
}

function overlaying(it: StoreTest): void {
  it('lays answers over the saved ones, one that was taken back as null', async (subject) => {
    const { id, one, other } = await givenQuestions(subject);
    await expect(save(subject, id, { [one]: 'a' })).resolves.toBe(true);
    await expect(save(subject, id, { [other]: 'b' })).resolves.toBe(true);
    await expect(save(subject, id, { [one]: 'c' })).resolves.toBe(true);
    await expect(save(subject, id, {})).resolves.toBe(true);
    await expect(answersOf(subject, id)).resolves.toEqual({ [one]: 'c', [other]: 'b' });
    await save(subject, id, { [one]: null });
    await expect(answersOf(subject, id)).resolves.toEqual({ [one]: null, [other]: 'b' });
  });
}

function refusing(it: StoreTest): void {
  it('answers false for a closed attempt, and changes nothing', async (subject) => {
    const { attempt, id, one } = await givenQuestions(subject);
    const closed = submitted(attempt, { answers: { [one]: 'a' } });
    await subject.run((tx) => tx.attempts.close(aClosedAttempt(closed)));
    await expect(save(subject, id, { [one]: 'b' })).resolves.toBe(false);
    await expect(answersOf(subject, id)).resolves.toEqual({ [one]: 'a' });
  });

  it('answers false for an attempt that does not exist', (subject) =>
    expect(save(subject, randomUUID(), {})).resolves.toBe(false));

  it('answers false while another transaction closes the attempt', async (subject) => {
    const { attempt, id, one } = await givenQuestions(subject);
    const [, saved] = await overlapping(
      subject,
      (tx) => tx.attempts.close(aClosedAttempt(submitted(attempt))),
      (tx) => tx.attempts.saveAnswers(id, { [one]: 'b' }),
    );
    expect(saved).toEqual(fulfilled(false));
    await expect(answersOf(subject, id)).resolves.toEqual({});
  });

  it('keeps the answers of two transactions that save at once', async (subject) => {
    const { id, one, other } = await givenQuestions(subject);
    await overlapping(
      subject,
      (tx) => tx.attempts.saveAnswers(id, { [one]: 'a' }),
      (tx) => tx.attempts.saveAnswers(id, { [other]: 'b' }),
    );
    await expect(answersOf(subject, id)).resolves.toEqual({ [one]: 'a', [other]: 'b' });
  });
}

function savingAnswers(it: StoreTest): void {
  overlaying(it);
  refusing(it);
}

async function givenAccommodation(subject: StoresUnderTest, parts: Partial<Accommodation> = {}) {
  const studentId = parts.studentId ?? (await givenStudent(subject)).id;
  const one = anAccommodation({ ...parts, studentId });
  await subject.run((tx) => tx.accommodations.add(one));
  return one;
}

export const accommodationRepositoryContract = contract('AccommodationRepository', (it) => {
  it('finds what was added and what was changed, whole', async (subject) => {
    const one = await givenAccommodation(subject, {
      until: secondsAfter(A_DAY, 1),
      endedAt: A_DAY,
    });
    await expect(subject.stores.accommodations.find(one.id)).resolves.toEqual(one);
    const after = { ...one, minutesPerHour: 40, endedAt: null };
    await subject.run((tx) => tx.accommodations.save(after));
    await expect(subject.stores.accommodations.find(one.id)).resolves.toEqual(after);
  });

  it('lists those of one student, the newest first, and removes them', async (subject) => {
    const older = await givenAccommodation(subject, { endedAt: A_DAY });
    const { studentId } = older;
    const newer = await givenAccommodation(subject, {
      studentId,
      createdAt: secondsAfter(A_DAY, 1),
    });
    const others = await givenAccommodation(subject);
    const { listOf } = subject.stores.accommodations;
    await expect(listOf(studentId)).resolves.toEqual([newer, older]);
    const removed = await subject.run((tx) => tx.accommodations.removeOf(studentId));
    expect(removed.toSorted()).toEqual([newer.id, older.id].sort());
    await expect(listOf(studentId)).resolves.toEqual([]);
    await expect(listOf(others.studentId)).resolves.toEqual([others]);
  });
});

const anIntervention = (parts: Partial<Intervention> = {}): Intervention => ({
  id: randomUUID(),
  attemptId: randomUUID(),
  kind: 'extended',
  seconds: 600,
  reason: 'The power failed',
  adminId: randomUUID(),
  at: A_DAY,
  batchId: null,
  withdrawn: null,
  ...parts,
});

const add = (subject: StoresUnderTest, one: Intervention) =>
  subject.run((tx) => tx.interventions.add(one));

function keepingInterventions(it: StoreTest): void {
  it('keeps what was done, in order', async (subject) => {
    const { id: attemptId } = await givenAttempt(subject);
    const { result } = aClosedAttempt(submitted(await givenAttempt(subject)));
    const at = secondsAfter(A_DAY, 1);
    const later = anIntervention({ attemptId, kind: 'reopened', withdrawn: result, at });
    const first = anIntervention({ attemptId });
    for (const one of [later, first]) await expect(add(subject, one)).resolves.toBe(true);
    const { listOf } = subject.stores.interventions;
    await expect(listOf(attemptId)).resolves.toEqual([first, later]);
    await expect(listOf(randomUUID())).resolves.toEqual([]);
  });

  it('changes an attempt once for each batch, also in two transactions at once', async (subject) => {
    const [one, other] = [await givenAttempt(subject), await givenAttempt(subject)];
    const batchId = randomUUID();
    const of = (attemptId: string) => anIntervention({ attemptId, batchId });
    const both = await overlapping(
      subject,
      (tx) => tx.interventions.add(of(one.id)),
      (tx) => tx.interventions.add(of(one.id)),
    );
    expect(both).toEqual([fulfilled(true), fulfilled(false)]);
    await expect(add(subject, of(other.id))).resolves.toBe(true);
    await expect(subject.stores.interventions.listOf(one.id)).resolves.toHaveLength(1);
  });

  it('tells which attempts others have extended since a moment', async (subject) => {
    const given = [await givenAttempt(subject), await givenAttempt(subject)];
    const [own, other] = given.map(({ id }) => id) as [string, string];
    const batchId = randomUUID();
    const at = secondsAfter(A_DAY, 1);
    await add(subject, anIntervention({ attemptId: own }));
    await add(subject, anIntervention({ attemptId: own, batchId, at }));
    await add(subject, anIntervention({ attemptId: other, kind: 'reopened', at }));
    const { extendedSince } = subject.stores.interventions;
    const both = [own, other];
    await expect(extendedSince(both, A_DAY, randomUUID())).resolves.toEqual([own]);
    await expect(extendedSince(both, null, null)).resolves.toEqual([own]);
    await expect(extendedSince(both, A_DAY, batchId)).resolves.toEqual([]);
    await expect(extendedSince(both, at, null)).resolves.toEqual([]);
    await expect(extendedSince([other], null, null)).resolves.toEqual([]);
  });

  it('forgets what was done to the attempts of a student who is forgotten', async (subject) => {
    const { id: attemptId, studentId } = await givenAttempt(subject);
    await add(subject, anIntervention({ attemptId }));
    await subject.run((tx) => tx.attempts.removeOf(studentId));
    await expect(subject.stores.interventions.listOf(attemptId)).resolves.toEqual([]);
  });

  it('takes announcements', async (subject) => {
    const said = {
      id: randomUUID(),
      domain: null,
      sittingId: null,
      text: 'Hello',
      adminId: randomUUID(),
      at: A_DAY,
    };
    await subject.run((tx) => tx.interventions.announce(said));
  });
}

export const interventionLogContract = contract('InterventionLog', keepingInterventions);
