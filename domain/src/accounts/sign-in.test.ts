import { InvalidInput } from '../kernel/errors.js';
import { A_PASSWORD, aStudent } from '../testing/a-student.js';
import { aTestContext } from '../testing/a-test-context.js';
import { EmailNotVerified, NoSuchSession, WrongCredentials } from './errors.js';
import { signIn } from './sign-in.js';
import { signOut } from './sign-out.js';
import { secondsAfter } from '../kernel/time.js';
import { A_DAY } from '../testing/moments.js';
import { beginSession, endSession, listSessions } from './own-sessions.js';
import { deviceInWords, isLive, newSession, SESSION_SECONDS } from './session.js';

const EMAIL = 'asha@example.com';
const student = aStudent({ email: EMAIL });

describe('signing in', () => {
  it('finds the student, however the email is written', async () => {
    const context = await aTestContext({ students: [student] });
    const signedIn = signIn(context, { email: ' ASHA@example.com ', password: A_PASSWORD });
    await expect(signedIn).resolves.toEqual(student);
    expect(context.passwords.work).toBe(1);
  });

  it.each([
    ['another password', EMAIL, `${A_PASSWORD} `],
    ['an unknown email', 'who@example.com', A_PASSWORD],
  ])('refuses %s in the same words, after the same work', async (_, email, password) => {
    const context = await aTestContext({ students: [student] });
    await expect(signIn(context, { email, password })).rejects.toThrow(new WrongCredentials());
    expect(context.passwords.work).toBe(1);
  });

  it('refuses an email that is not verified, but tells so only to the right password', async () => {
    const context = await aTestContext({ students: [{ ...student, emailVerifiedAt: null }] });
    const right = signIn(context, { email: EMAIL, password: A_PASSWORD });
    await expect(right).rejects.toThrow(EmailNotVerified);
    const wrong = signIn(context, { email: EMAIL, password: 'another password' });
    await expect(wrong).rejects.toThrow(WrongCredentials);
  });

  it('requires both fields', async () => {
    const context = await aTestContext({ students: [student] });
    await expect(signIn(context, { email: '', password: '' })).rejects.toThrow(InvalidInput);
    expect(context.passwords.work).toBe(0);
  });
});

describe('signing out', () => {
  it('ends every session of the student', async () => {
    const context = await aTestContext({ students: [student] });
    await signOut(context, student.id);
    const after = await context.student(student.id);
    expect(after).toEqual({ ...student, sessionVersion: student.sessionVersion + 1 });
  });

  it('is no error for a student who is gone', async () =>
    expect(signOut(await aTestContext(), student.id)).resolves.toBeUndefined());
});

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`${MAC} Chrome/141.0.0.0 Safari/537.36`, 'Chrome on macOS'],
  [`${MAC} Chrome/141.0.0.0 Safari/537.36 Edg/141.0`, 'Edge on macOS'],
  [`${MAC} Version/19.0 Safari/605.1.15`, 'Safari on macOS'],
  ['Mozilla/5.0 (Android 16; SM) SamsungBrowser/29 Chrome/141', 'Samsung Internet on Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) CriOS/141 Safari/604', 'Chrome on iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
  ['curl/8', 'Unknown browser'],
  ['', 'Unknown browser'],
])('The user agent %s is shown as %s', (userAgent, words) =>
  expect(deviceInWords(userAgent)).toBe(words),
);

const PLACE = { device: 'Chrome on Android', network: '203.0.113.x' };
const OWNER = { holder: 'student', ownerId: aStudent().id, version: 2 } as const;

describe('A session', () => {
  const session = newSession('a', OWNER, PLACE, A_DAY);

  it('lives for twelve hours, as long as the version of the account is the same', () => {
    const last = secondsAfter(A_DAY, SESSION_SECONDS - 1);
    expect(isLive(session, 2, last)).toBe(true);
    expect(isLive(session, 3, last)).toBe(false);
    expect(isLive(session, 2, secondsAfter(A_DAY, 12 * 60 * 60))).toBe(false);
    expect(isLive({ ...session, endedAt: A_DAY }, 2, A_DAY)).toBe(false);
  });

  it("counts as a use of a student's account, and of no admin's", async () => {
    const context = await aTestContext();
    await beginSession(context, { ...OWNER, holder: 'admin' }, PLACE);
    expect([...context.unitOfWork.tables.visits.values()]).toEqual([]);
    await beginSession(context, OWNER, PLACE);
    const visit = { studentId: OWNER.ownerId, lastSeenAt: context.clock.now, warnedAt: null };
    expect([...context.unitOfWork.tables.visits.values()]).toEqual([visit]);
  });

  it('is listed until it is ended, and can be ended once, by its owner only', async () => {
    const context = await aTestContext();
    const first = await beginSession(context, OWNER, PLACE);
    context.clock.pass(1);
    const second = await beginSession(context, OWNER, { ...PLACE, device: 'Firefox on Linux' });
    await expect(listSessions(context, OWNER)).resolves.toEqual([second, first]);
    const stranger = { ...OWNER, ownerId: aStudent().id };
    await expect(endSession(context, stranger, first.id)).rejects.toThrow(NoSuchSession);
    await endSession(context, OWNER, first.id);
    await expect(listSessions(context, OWNER)).resolves.toEqual([second]);
    await expect(endSession(context, OWNER, first.id)).rejects.toThrow(NoSuchSession);
    await expect(listSessions(context, { ...OWNER, version: 3 })).resolves.toEqual([]);
  });
});
