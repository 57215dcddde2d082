import fc from 'fast-check';
import { checkDocument } from '../../certificates/check-document.js';
import { InvalidInput, NothingToChange } from '../../kernel/errors.js';
import { secondsAfter } from '../../kernel/time.js';
import { anAdmission, aSitting } from '../../testing/a-sitting.js';
import { aPaidStudent, aStudent } from '../../testing/a-student.js';
import { aTestContext, type TestContext } from '../../testing/a-test-context.js';
import { anAttempt } from '../../testing/an-attempt.js';
import { anAdmin } from '../../testing/an-admin.js';
import { fakeCodeHasher } from '../../testing/fake-hashers.js';
import { A_DAY } from '../../testing/moments.js';
import { PaymentRequired } from '../errors.js';
import { howTakenOf } from '../how-taken.js';
import { keepLateAnswers } from '../keep-late-answers.js';
import { saveAnswers } from '../save-answers.js';
import { startAttempt } from '../start-attempt.js';
import { submitAttempt, submitTogether } from '../submit-attempt.js';
import { voidAttempt } from '../void-and-reopen.js';
import { seatOf } from './admission.js';
import { rejectOtherPage } from './on-device.js';
import { enterRoom, ownSitting } from './enter-room.js';
import {
  AdmissionNeeded,
  DomainNotInSitting,
  RoomFull,
  SittingNotBegun,
  SittingNotOpen,
  TestOpenElsewhere,
  TestsStillOpen,
  WrongRoomCode,
} from './errors.js';
import { endSitting, expectStudents, saveSitting, waiveFees } from './manage-sittings.js';
import { isRoomCode, roomCode } from './room-code.js';
import { decideAdmission, noteIncident } from './supervise-room.js';
import { checkedSitting, sittingState } from './supervised-sitting.js';
import { rejectOtherRoom, type Supervisor } from './supervisor.js';

const supervisor = {
  ...{ adminId: 'admin-1', username: 'meera' },
  adminRole: 'supervisor',
} as const;
const stranger = { ...supervisor, adminId: 'admin-2' };
const support = { ...stranger, adminRole: 'support' } as const;
const student = aPaidStudent();
const other = aPaidStudent();
const studentId = student.id;
const reason = 'No document';

const form = {
  ...{ place: ' City  College ', startsAt: '2030-01-10T10:00', endsAt: '2030-01-10T13:00' },
  ...{ domains: ['hr', 'nothing', 'hr'], seats: 30, supervisors: ['admin-1'] },
};

async function aRoom(parts: Parameters<typeof aSitting>[0] = {}, students = [student, other]) {
  const context = (await aTestContext({ students })).withQuestions('hr', 60);
  const sitting = aSitting({ supervisors: ['admin-1'], ...parts });
  await context.unitOfWork.run(async (tx) => {
    await tx.sittings.save(sitting);
    await tx.admins.add(anAdmin({ id: 'admin-1', username: 'meera', role: 'supervisor' }));
  });
  const sittingId = sitting.id;
  const code = () => roomCode(context, sittingId, context.clock.now).code;
  const enter = (who = studentId, device = 'device-1') =>
    enterRoom(context, { studentId: who, device, code: code() });
  const decide = async (
    who = studentId,
    device = 'device-1',
    state: 'admitted' | 'declined' = 'admitted',
  ) => {
    const [found] = await context.sittings.admissions({ sittingId, studentId: who, device });
    await decideAdmission(context, supervisor, {
      sittingId,
      admissionId: found!.id,
      state,
      reason,
    });
  };
  const start = (who = studentId, device: string | null = 'device-1', domain = 'hr') =>
    startAttempt(context, { studentId: who, domain, device });
  const submit = (attemptId: string, answers: Record<string, string> = {}) =>
    submitAttempt(context, { studentId, attemptId, answers, device: 'device-1' });
  return { context, sittingId, code, enter, decide, start, submit };
}

const own = async (context: TestContext, device = 'device-1') =>
  ownSitting(context, { studentId, device });

describe('A sitting', () => {
  it('is set up as typed, with each domain once', () =>
    expect(checkedSitting(form, A_DAY)).toEqual({
      ...{ place: 'City College', domains: ['hr'], seats: 30, supervisors: ['admin-1'] },
      startsAt: new Date('2030-01-10T04:30:00Z'),
      endsAt: new Date('2030-01-10T07:30:00Z'),
    }));

  it.each([
    ['place', { place: 'x' }],
    ['place', { place: 'Hall \u{1F600}' }],
    ['endsAt', { startsAt: '2030-02-30T10:00' }],
    ['endsAt', { endsAt: '2030-01-10T10:00' }],
    ['endsAt', { endsAt: '2030-01-10T23:00' }],
    ['endsAt', { startsAt: '2030-01-10T20:00', endsAt: '2030-01-11T02:00' }],
    ['endsAt', { startsAt: '2019-01-10T10:00', endsAt: '2019-01-10T13:00' }],
    ['domains', { domains: ['nothing'] }],
    ['seats', { seats: 0 }],
    ['seats', { seats: 1.5 }],
  ])('is refused for its %s, with %j', (field, changes) => {
    const refusal = expect.objectContaining({
      details: { fields: { [field]: expect.any(String) } },
    });
    expect(() => checkedSitting({ ...form, ...changes }, A_DAY)).toThrow(refusal);
  });

  it.each([
    [-4201, {}, 'upcoming'],
    [-4200, {}, 'open'],
    [10_800, {}, 'open'],
    [10_801, {}, 'over'],
    [0, { closedAt: A_DAY }, 'closed'],
    [0, { closedAt: A_DAY, withdrawnAt: A_DAY }, 'withdrawn'],
  ])('%i seconds later, with %j, is %s', (seconds, parts, state) =>
    expect(sittingState(aSitting(parts), secondsAfter(A_DAY, seconds))).toBe(state),
  );

  it('needs a supervisor who may supervise, and mails a new place to all on the list', async () => {
    const { context } = await aRoom();
    const wrong = { ...form, supervisors: ['admin-9'] };
    await expect(saveSitting(context, support, wrong)).rejects.toThrow(InvalidInput);
    const sittingId = await saveSitting(context, support, form);
    await expectStudents(context, support, { sittingId, list: 'asha@example.com' });
    await saveSitting(context, support, { ...form, id: sittingId, seats: 20 });
    expect(context.mails('sitting-invitation')).toHaveLength(1);
    await saveSitting(context, support, { ...form, id: sittingId, place: 'Hall 3' });
    expect(context.mails('sitting-invitation')[1]).toMatchObject({
      ...{ to: 'asha@example.com', data: { place: 'Hall 3', isFeeWaived: false } },
    });
  });
});

it('A sitting in which a test has begun keeps its place and day, as its certificates name them', async () => {
  const { context, sittingId: id, enter, decide, start } = await aRoom();
  const times = { startsAt: '2025-06-02T14:00', endsAt: '2025-06-02T20:00' };
  const save = (changes: object) =>
    saveSitting(context, support, { ...form, ...times, ...changes });
  await save({ id, place: 'Hall 3' });
  await enter();
  await decide();
  await start();
  const moved = { startsAt: '2025-06-03T14:00', endsAt: '2025-06-03T20:00' };
  for (const changes of [{ place: 'Hall 2' }, moved]) {
    await expect(save({ id, place: 'Hall 3', ...changes })).rejects.toThrow(InvalidInput);
  }
  await save({ id, place: 'Hall 3', seats: 40, endsAt: '2025-06-02T21:00' });
});

describe('The code of a room', () => {
  const PORTS = { codeHasher: fakeCodeHasher };

  it('is accepted for five minutes at least and ten at most, and only there', () =>
    fc.assert(
      fc.property(
        fc.uuid(),
        fc.uuid(),
        fc.date({ noInvalidDate: true }),
        fc.nat(900),
        (id, elsewhere, at, seconds) => {
          fc.pre(id !== elsewhere && Math.abs(at.getTime()) < 1e14);
          const { code, changesAt } = roomCode(PORTS, id, at);
          expect(code).toMatch(/^[346789CDFHJKMNPQRTVWXY]{6}$/);
          const later = secondsAfter(at, seconds);
          const typed = ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`;
          expect(isRoomCode(PORTS, id, typed, later)).toBe(later < secondsAfter(changesAt, 300));
          expect(isRoomCode(PORTS, elsewhere, code, at)).toBe(false);
        },
      ),
    ));

  it('that is wrong, or of a room that is not open, lets nobody wait', async () => {
    const { context, enter } = await aRoom();
    const wrong = { studentId, device: 'device-1', code: 'CCCCCC' };
    await expect(enterRoom(context, wrong)).rejects.toThrow(WrongRoomCode);
    context.clock.pass(4 * 3600);
    await expect(enter()).rejects.toThrow(WrongRoomCode);
  });
});

describe('A student in a room', () => {
  it('waits, is admitted, and starts a test of this sitting', async () => {
    const { context, sittingId, enter, decide, start } = await aRoom();
    await enter();
    expect(await own(context)).toMatchObject({ place: 'Hall 2, City College', state: 'waiting' });
    await expect(start()).rejects.toThrow(AdmissionNeeded);
    await decide();
    expect(await own(context)).toMatchObject({ state: 'admitted' });
    const { attempt } = await start();
    expect(attempt).toMatchObject({ sittingId, domain: 'hr' });
    await enter();
    expect((await start()).attempt).toEqual(attempt);
  });

  it('is declined with a reason, may wait again, and may sit at home', async () => {
    const { context, enter, decide, start } = await aRoom();
    await enter();
    await decide(studentId, 'device-1', 'declined');
    expect(await own(context)).toMatchObject({ state: 'declined', reason });
    await enter();
    expect(await own(context)).toMatchObject({ state: 'waiting', reason: '' });
    await decide(studentId, 'device-1', 'declined');
    expect((await start()).attempt.sittingId).toBeNull();
  });

  it('takes the test on the admitted device alone; another one needs an admission, and nothing is lost', async () => {
    const { context, enter, decide, start } = await aRoom();
    await enter();
    await decide();
    const { attempt } = await start();
    const [one, two] = attempt.questions.map(({ id }) => id) as [string, string];
    const asked = (device: string | null, answers = {}) => ({
      ...{ studentId, domain: 'hr', attemptId: attempt.id, device, answers },
      ...{ choices: { [one]: 'd' }, secondsSinceReply: {} },
    });
    const save = (device: string, answers: object) => saveAnswers(context, asked(device, answers));
    const expectRefused = async (device: string | null) => {
      for (const use of [startAttempt, rejectOtherPage, saveAnswers, submitAttempt]) {
        await expect(use(context, asked(device, { [one]: 'd' }))).rejects.toThrow(AdmissionNeeded);
      }
    };
    await save('device-1', { [one]: 'a' });
    for (const device of ['device-2', null]) await expectRefused(device);
    expect(await own(context, 'device-2')).toMatchObject({ state: 'on-another-device' });
    await enter(studentId, 'device-2');
    await expectRefused('device-2');
    expect(await submitTogether(context, [asked('device-2')])).toEqual([
      { refusal: expect.any(AdmissionNeeded) },
    ]);
    // A network that was lost and is back changes nothing.
    context.clock.pass(600);
    expect((await start()).attempt.id).toBe(attempt.id);
    await save('device-1', { [two]: 'b' });
    await expect(rejectOtherPage(context, asked('device-1'))).resolves.toBeUndefined();
    await decide(studentId, 'device-2');
    await expectRefused('device-1');
    const answers = { [one]: 'a', [two]: 'b' };
    expect((await start(studentId, 'device-2')).attempt).toEqual({ ...attempt, answers });
    await save('device-2', {});
    context.clock.pass(1_300);
    const late = (device: string) => keepLateAnswers(context, asked(device));
    await expect(late('device-1')).rejects.toThrow(AdmissionNeeded);
    await late('device-2');
  });

  it('resumes a test after the window; a test that starts then is at home', async () => {
    const { context, sittingId, enter, decide, start } = await aRoom({
      endsAt: secondsAfter(A_DAY, 60),
    });
    for (const who of [studentId, other.id]) {
      await enter(who);
      await decide(who);
    }
    await start();
    context.clock.pass(61);
    expect((await start()).attempt.sittingId).toBe(sittingId);
    await expect(start(studentId, 'device-2')).rejects.toThrow(AdmissionNeeded);
    expect((await start(other.id)).attempt.sittingId).toBeNull();
  });

  it('does not start before the sitting, nor in another domain, nor beyond the seats', async () => {
    const early = await aRoom({ startsAt: secondsAfter(A_DAY, 600), seats: 1 });
    await early.enter();
    await early.decide();
    await expect(early.start()).rejects.toThrow(SittingNotBegun);
    early.context.clock.pass(600);
    await expect(early.start(studentId, 'device-1', 'data science')).rejects.toThrow(
      DomainNotInSitting,
    );
    await early.enter(other.id);
    await expect(early.decide(other.id)).rejects.toThrow(RoomFull);
    await early.enter(studentId, 'device-2');
    await early.decide(studentId, 'device-2');
  });

  it('with a test open at home does not enter', async () => {
    const { enter, start } = await aRoom();
    await start();
    await expect(enter()).rejects.toThrow(TestOpenElsewhere);
  });

  it('never starts without an admission on the device, whatever happened before', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            device: fc.constantFrom('a', 'b'),
            state: fc.constantFrom('waiting', 'admitted', 'declined', 'replaced'),
          }),
        ),
        (all) => {
          const sitting = aSitting();
          const entries = all.map((one) => ({
            admission: anAdmission(one),
            sitting,
            isFeeWaived: false,
          }));
          const isBound = all.some(({ state }) => state === 'waiting' || state === 'admitted');
          const isAdmitted = all.some(
            ({ device, state }) => device === 'a' && state === 'admitted',
          );
          const seat = () => seatOf(entries, { device: 'a', domain: 'hr' }, A_DAY);
          if (isBound && !isAdmitted) expect(seat).toThrow(AdmissionNeeded);
          else expect(seat()?.sitting ?? null).toBe(isAdmitted ? sitting : null);
        },
      ),
    ));
});

describe('The list of a sitting', () => {
  it('is read from pasted lines and from CSV, and invites each address once', async () => {
    const { context, sittingId } = await aRoom();
    const add = (list: string) => expectStudents(context, supervisor, { sittingId, list });
    await expect(add('nobody')).rejects.toThrow(InvalidInput);
    const list = 'Name,Email\nAsha,ASHA@Example.com\n"Ravi" <ravi@example.com>\n\nmeera@nowhere';
    expect(await add(list)).toEqual({ added: 2, unreadable: ['meera@nowhere'] });
    expect(await add('asha@example.com')).toMatchObject({ added: 0 });
    const invited = context.mails('sitting-invitation').map(({ to }) => to);
    expect(invited).toEqual(['asha@example.com', 'ravi@example.com']);
  });

  it('is not longer than two for each seat', async () => {
    const { context, sittingId } = await aRoom({ seats: 1 });
    const add = (list: string) => expectStudents(context, supervisor, { sittingId, list });
    await expect(add('a@example.com b@example.com c@example.com')).rejects.toThrow(InvalidInput);
    expect(await add('a@example.com b@example.com')).toMatchObject({ added: 2 });
  });

  it('of which the fee is waived lets who is on it now start without a payment, in this room only', async () => {
    const [listed, late] = [aStudent(), aStudent()];
    const { context, sittingId, enter, decide, start } = await aRoom({}, [listed, late]);
    await expectStudents(context, supervisor, { sittingId, list: listed.email });
    await expect(waiveFees(context, support, { sittingId, reason: '' })).rejects.toThrow(
      InvalidInput,
    );
    const asked = { sittingId, reason: 'The college pays' };
    expect(await waiveFees(context, support, asked)).toBe(1);
    expect(await waiveFees(context, support, asked)).toBe(0);
    await expectStudents(context, supervisor, { sittingId, list: late.email });
    await expect(start(listed.id)).rejects.toThrow(PaymentRequired);
    for (const { id } of [listed, late]) {
      await enter(id);
      await decide(id);
    }
    const { attempt } = await start(listed.id);
    expect((await start(listed.id)).attempt.id).toBe(attempt.id);
    await expect(start(late.id)).rejects.toThrow(PaymentRequired);
    expect((await context.student(listed.id)).paidAt).toBeNull();
    const waiver = context.unitOfWork.audit().find(({ action }) => action === 'waive-fees');
    expect(waiver).toMatchObject({ reason: 'The college pays', after: { waived: 1 } });
  });
});

describe('While a room runs', () => {
  async function running() {
    const room = await aRoom();
    for (const who of [studentId, other.id]) {
      await room.enter(who);
      await room.decide(who);
    }
    const { attempt } = await room.start();
    await room.start(other.id);
    return { ...room, attemptId: attempt.id };
  }

  it('its tests are open to its supervisors and to support; other tests to support alone', async () => {
    const { context, sittingId, attemptId } = await running();
    const home = anAttempt();
    await context.unitOfWork.run((tx) => tx.attempts.add(home));
    const reject = (who: Supervisor, about: Parameters<typeof rejectOtherRoom>[2]) =>
      rejectOtherRoom(context, who, about);
    for (const about of [{ attemptId }, { sittingId }]) {
      await expect(reject(supervisor, about)).resolves.toBeUndefined();
      await expect(reject(stranger, about)).rejects.toThrow(NothingToChange);
    }
    for (const about of [{ attemptId: home.id }, { sittingId: null }]) {
      await expect(reject(support, about)).resolves.toBeUndefined();
      await expect(reject(supervisor, about)).rejects.toThrow(NothingToChange);
    }
    const nowhere = { sittingId: 'nowhere' };
    await expect(reject(support, nowhere)).rejects.toThrow(NothingToChange);
  });

  it('a void test is given back, and the next one starts without a new admission', async () => {
    const { context, sittingId, attemptId, start } = await running();
    await voidAttempt(context, supervisor, { attemptId, reason });
    expect((await start()).attempt).toMatchObject({ sittingId, state: 'open' });
  });

  it('incidents are noted of the room, or of who is in it', async () => {
    const { context, sittingId } = await running();
    const asked = { sittingId, studentId, text: 'Left for two minutes' };
    await noteIncident(context, supervisor, asked);
    await noteIncident(context, supervisor, { ...asked, studentId: null });
    await expect(
      noteIncident(context, supervisor, { ...asked, studentId: 'nobody' }),
    ).rejects.toThrow(NothingToChange);
    expect(context.unitOfWork.tables.incidents.size).toBe(2);
  });

  it('it is not closed before its tests are; then nothing changes any more', async () => {
    const { context, sittingId, attemptId, enter, submit } = await running();
    await enter(studentId, 'device-2');
    await expect(endSitting(context, supervisor, { sittingId })).rejects.toThrow(TestsStillOpen);
    await submit(attemptId);
    context.clock.pass(1_816);
    await submitAttempt(context, { studentId: other.id, answers: {}, device: 'device-1' });
    await endSitting(context, supervisor, { sittingId });
    expect(await own(context, 'device-2')).toBeNull();
    await expect(endSitting(context, supervisor, { sittingId })).rejects.toThrow(SittingNotOpen);
    await expect(waiveFees(context, support, { sittingId, reason })).rejects.toThrow(
      SittingNotOpen,
    );
  });
});

describe('A pass in a room', () => {
  async function passed() {
    const room = await aRoom({ place: 'Hall 2' });
    await room.enter();
    await room.decide();
    const { attempt } = await room.start();
    const right = attempt.questions.map(({ id, correctOption }) => [id, correctOption]);
    await room.submit(attempt.id, Object.fromEntries(right) as Record<string, string>);
    return { ...room, attemptId: attempt.id };
  }

  const certificateOf = async (context: TestContext, id: string) =>
    (await context.certificates.find(id))!;

  it('is told as supervised by the result and the certificate, until the sitting is withdrawn', async () => {
    const { context, sittingId, attemptId } = await passed();
    const taken = { supervised: true, day: '2025-06-02', place: 'Hall 2' };
    const result = (await context.results.find(attemptId))!;
    const before = await certificateOf(context, attemptId);
    expect(before.facts?.taken).toEqual(taken);
    expect(await howTakenOf(context, result)).toEqual(taken);
    await endSitting(context, supervisor, { sittingId });
    await endSitting(context, support, { sittingId, reason });
    const after = await certificateOf(context, attemptId);
    expect(after).toEqual({ ...before, facts: { ...before.facts, taken: { supervised: false } } });
    expect(await howTakenOf(context, result)).toEqual({ supervised: false });
    expect((await checkDocument(context, after.code)).state).toBe('valid');
    await expect(endSitting(context, support, { sittingId, reason })).rejects.toThrow(
      SittingNotOpen,
    );
  });
});
