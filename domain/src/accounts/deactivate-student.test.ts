import { describe, expect, it } from '@jest/globals';
import { ChangedMeanwhile, NothingToChange } from '../kernel/errors.js';
import { aStudent } from '../testing/a-student.js';
import { aTestContext } from '../testing/a-test-context.js';
import { setStudentActive } from './deactivate-student.js';
import { AccountDeactivated } from './errors.js';
import { signIn } from './sign-in.js';

const ACTOR = { adminId: 'admin-1', username: 'meera' };
const reason = 'Sat the test for somebody else';
const password = 'correct horse battery';

async function aWorldWithStudent() {
  const plain = aStudent();
  const world = await aTestContext();
  const student = { ...plain, passwordHash: await world.passwords.hash(password) };
  await world.unitOfWork.run((tx) => tx.students.add(student));
  return { world, student };
}

describe('Deactivating a student', () => {
  it('ends every session and keeps the student from signing in', async () => {
    const { world, student } = await aWorldWithStudent();
    await setStudentActive(world, ACTOR, { studentId: student.id, active: false, reason });
    const kept = await world.student(student.id);
    expect(kept.deactivatedAt).toEqual(world.clock.now);
    expect(kept.sessionVersion).toBe(1);
    const form = { email: student.email, password };
    await expect(signIn(world, form)).rejects.toThrow(AccountDeactivated);
  });

  it('can be taken back, and both are noted', async () => {
    const { world, student } = await aWorldWithStudent();
    const change = { studentId: student.id, reason };
    await setStudentActive(world, ACTOR, { ...change, active: false });
    await setStudentActive(world, ACTOR, { ...change, active: true });
    const form = { email: student.email, password };
    await expect(signIn(world, form)).resolves.toMatchObject({ id: student.id });
    const actions = world.unitOfWork.audit().map(({ action }) => action);
    expect(actions).toEqual(['deactivate-student', 'reactivate-student']);
    const [first, second] = world.unitOfWork.audit();
    const [active, inactive] = [{ deactivatedAt: null }, { deactivatedAt: world.clock.now }];
    expect(first).toMatchObject({ subject: 'student', before: active, after: inactive });
    expect(second).toMatchObject({ subject: 'student', before: inactive, after: active });
  });

  it('tells a stranger with a wrong password nothing', async () => {
    const { world, student } = await aWorldWithStudent();
    await setStudentActive(world, ACTOR, { studentId: student.id, active: false, reason });
    const form = { email: student.email, password: 'something else' };
    await expect(signIn(world, form)).rejects.not.toThrow(AccountDeactivated);
  });

  it.each([true, false])('to active=%s is done once, by one of two admins', async (active) => {
    const { world, student } = await aWorldWithStudent();
    const change = { studentId: student.id, reason };
    await setStudentActive(world, ACTOR, { ...change, active: false });
    if (active) await setStudentActive(world, ACTOR, { ...change, active });
    const before = world.unitOfWork.audit().length;
    const again = setStudentActive(world, ACTOR, { ...change, active });
    await expect(again).rejects.toThrow(ChangedMeanwhile);
    expect(world.unitOfWork.audit()).toHaveLength(before);
  });

  it('knows only students that exist', async () => {
    const world = await aTestContext();
    const change = { studentId: 'nobody', active: false, reason };
    const refused = setStudentActive(world, ACTOR, change);
    await expect(refused).rejects.toThrow(NothingToChange);
    await expect(refused).rejects.toThrow('There is no such student.');
  });
});
