import { describe, expect, it } from '@jest/globals';
import { EmailTaken, SignedUpNotVerified } from './errors.js';
import { signUp } from './sign-up.js';
import { InvalidInput } from '../shared/refusal.js';
import { secondsAfter } from '../shared/time.js';
import { aSignUpForm } from '../testing/a-sign-up-form.js';
import { aStudent } from '../testing/a-student.js';
import { aVerificationCode } from '../testing/a-verification-code.js';
import { aWorld } from '../testing/a-world.js';

const EMAIL = 'asha@example.com';

describe('signing up', () => {
  it('keeps the student, trimmed, unverified, unpaid, with the attempts of the policy', async () => {
    const world = await aWorld();
    world.unitOfWork.policy = { ...world.unitOfWork.policy, totalAttempts: 3 };
    await signUp(world, aSignUpForm({ email: ' Asha@Example.com ', name: ' Asha Rao ' }));
    await expect(world.students.findByEmail(EMAIL)).resolves.toMatchObject({
      name: 'Asha Rao',
      passwordHash: 'hash of correct horse battery',
      emailVerifiedAt: null,
      paidAt: null,
      attemptsUsed: 0,
      totalAttempts: 3,
      createdAt: world.clock.now,
    });
  });

  it('mails a code that holds for 10 minutes', async () => {
    const world = await aWorld();
    await signUp(world, aSignUpForm());
    expect(world.mails()).toEqual([
      {
        kind: 'verification-code',
        to: EMAIL,
        data: { name: 'Asha Rao', code: expect.stringMatching(/^\d{6}$/) },
        expiresAt: secondsAfter(world.clock.now, 600),
      },
    ]);
  });

  it('keeps the code as a hash only', async () => {
    const world = await aWorld();
    await signUp(world, aSignUpForm());
    const [code] = world.unitOfWork.tables.codes.values();
    expect(code?.codeHash).toBe(world.codeHasher.hash(world.mailedCode()));
  });

  it('takes over no field but those of the form', async () => {
    const world = await aWorld();
    const more = { paidAt: new Date(0), attemptsUsed: -5, avatarUrl: 'x', id: 'mine' };
    await signUp(world, { ...aSignUpForm(), ...more });
    const student = await world.students.findByEmail(EMAIL);
    expect(student).toMatchObject({ paidAt: null, attemptsUsed: 0, avatarUrl: null });
    expect(student?.id).not.toBe('mine');
  });

  it('refuses a bad form before it hashes anything', async () => {
    const world = await aWorld();
    await expect(signUp(world, aSignUpForm({ name: '' }))).rejects.toThrow(InvalidInput);
    expect(world.passwords.work).toBe(0);
    expect(world.mails()).toEqual([]);
  });
});

describe('signing up with an email that is registered', () => {
  it.each([
    ['verified', EmailTaken, aStudent({ email: EMAIL })],
    ['not verified', SignedUpNotVerified, aStudent({ email: EMAIL, emailVerifiedAt: null })],
  ])('and %s is refused at once, and changes nothing', async (_, refusal, known) => {
    const codes = [aVerificationCode({ studentId: known.id })];
    const world = await aWorld({ students: [known], codes });
    const again = signUp(world, aSignUpForm({ email: 'ASHA@example.com', name: 'Other' }));
    await expect(again).rejects.toBeInstanceOf(refusal);
    await expect(world.students.findByEmail(EMAIL)).resolves.toEqual(known);
    expect(world.passwords.work).toBe(0);
    expect(world.mails()).toEqual([]);
  });

  it('and never verified takes the place of the earlier sign-up, once a code can be sent', async () => {
    const known = aStudent({ email: EMAIL, emailVerifiedAt: null });
    const world = await aWorld({ students: [known] });
    const password = 'another good one';
    const form = aSignUpForm({ email: EMAIL, name: 'Other', password, confirmPassword: password });
    await signUp(world, form);
    const kept = await world.students.findByEmail(EMAIL);
    expect(kept).toMatchObject({ id: known.id, name: 'Other', emailVerifiedAt: null });
    expect(kept?.passwordHash).not.toBe(known.passwordHash);
    expect(world.mails('verification-code')).toHaveLength(1);
  });

  it('keeps one of two who sign up at once, and mails one code', async () => {
    const world = await aWorld();
    const ends = await Promise.allSettled([
      signUp(world, aSignUpForm()),
      signUp(world, aSignUpForm()),
    ]);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(world.unitOfWork.tables.students.size).toBe(1);
    expect(world.mails()).toHaveLength(1);
  });
});
