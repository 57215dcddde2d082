import { randomUUID } from 'node:crypto';
import { secondsAfter } from '../../kernel/time.js';
import { anAdmission } from '../a-sitting.js';
import { A_DAY } from '../moments.js';
import { givenAttempt, givenSitting, givenStudent } from './givens.js';
import { contract, type StoreTest } from './stores-under-test.js';

function keepingSittings(it: StoreTest): void {
  it('keeps every field, as added and as saved, and lists its attempts', async (subject) => {
    const { sittings } = subject.stores;
    const sitting = await givenSitting(subject);
    expect(await sittings.find(sitting.id)).toEqual(sitting);
    const after = { ...sitting, place: 'Hall 3', withdrawnAt: A_DAY, withdrawalReason: 'Why' };
    await subject.run((tx) => tx.sittings.save(after));
    expect(await subject.run((tx) => tx.sittings.find(sitting.id, 'locked'))).toEqual(after);
    const open = await givenAttempt(subject, { sittingId: sitting.id });
    expect(await sittings.attemptsIn(sitting.id)).toEqual([
      { id: open.id, studentId: open.studentId, state: 'open' },
    ]);
    expect(await subject.stores.attempts.listOpen(null, sitting.id)).toEqual([open.id]);
    await subject.run((tx) =>
      tx.sittings.addIncident({
        ...{ id: randomUUID(), sittingId: sitting.id, studentId: null, text: 'Power failed' },
        ...{ adminId: randomUUID(), at: A_DAY },
      }),
    );
  });

  it('lists what is not over, closed or withdrawn', async (subject) => {
    const open = await givenSitting(subject);
    const ended = [
      await givenSitting(subject, { endsAt: secondsAfter(A_DAY, -1) }),
      await givenSitting(subject, { closedAt: A_DAY }),
      await givenSitting(subject, { withdrawnAt: A_DAY, withdrawalReason: 'Why' }),
    ].map(({ id }) => id);
    const listed = (await subject.stores.sittings.listUnended(A_DAY)).map(({ id }) => id);
    expect(listed).toContain(open.id);
    expect(listed.filter((id) => ended.includes(id))).toEqual([]);
  });

  it('keeps a list of addresses, and of whom the fee is waived', async (subject) => {
    const { sittings } = subject.stores;
    const { id } = await givenSitting(subject);
    const a = { email: 'a@example.com', isFeeWaived: true };
    const b = { email: 'b@example.com', isFeeWaived: true };
    const c = { email: 'c@example.com', isFeeWaived: false };
    const sorted = (all: readonly (typeof a)[]) =>
      all.toSorted((one, other) => one.email.localeCompare(other.email));
    expect(await sittings.expect(id, [b.email, a.email])).toHaveLength(2);
    expect(await sittings.expect(id, [b.email])).toEqual([]);
    expect(sorted(await sittings.waiveFees(id))).toEqual([a, b]);
    expect(await sittings.expect(id, [c.email])).toEqual([c]);
    expect(sorted(await sittings.expected(id))).toEqual([a, b, c]);
  });
}

function keepingAdmissions(it: StoreTest): void {
  it('keeps one for each device, and tells a student of the newest first', async (subject) => {
    const { sittings } = subject.stores;
    const student = await givenStudent(subject);
    const sitting = await givenSitting(subject);
    const of = { sittingId: sitting.id, studentId: student.id };
    const first = anAdmission({ ...of, enteredAt: secondsAfter(A_DAY, -5) });
    const second = anAdmission({ ...of, device: 'device-2' });
    await sittings.expect(sitting.id, [student.email]);
    await sittings.waiveFees(sitting.id);
    for (const one of [first, second]) await sittings.saveAdmission(one);
    await expect(sittings.saveAdmission({ ...second, id: randomUUID() })).rejects.toThrow();
    const decided = { decidedAt: A_DAY, adminId: randomUUID(), reason: 'No document' };
    const declined = { ...first, state: 'declined', ...decided } as const;
    await sittings.saveAdmission(declined);
    expect(await sittings.admissions({ ...of, state: 'declined' })).toEqual([declined]);
    expect(await sittings.admissions({ ...of, device: 'device-3' })).toEqual([]);
    expect(await sittings.admissions({ sittingId: sitting.id })).toEqual([declined, second]);
    const entries = [second, declined].map((admission) => ({
      admission,
      sitting,
      isFeeWaived: true,
    }));
    expect(await sittings.entriesOf(student.id)).toEqual(entries);
    expect(await subject.run((tx) => tx.sittings.entriesOf(student.id, 'locked'))).toEqual(entries);
    await sittings.save({ ...sitting, closedAt: A_DAY });
    expect(await sittings.entriesOf(student.id)).toEqual([]);
    await subject.run((tx) => tx.sittings.removeOf(student.id, [student.email]));
    expect(await sittings.admissions({ sittingId: sitting.id })).toEqual([]);
    expect(await sittings.expected(sitting.id)).toEqual([]);
  });
}

export const sittingsContract = contract('SittingRepository', keepingSittings, keepingAdmissions);
