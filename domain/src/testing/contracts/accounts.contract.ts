import { randomUUID } from 'node:crypto';
import { EmailTaken } from '../../accounts/errors.js';
import type { Student } from '../../accounts/student.js';
import type { Transaction, UnitOfWork } from '../../kernel/transaction.js';
import type { Stores } from '../../stores.js';
import { anEmailCorrection, aPendingForm, aStudent, aVerificationCode } from '../a-student.js';
import { givenStudent } from './givens.js';
import { contract, type StoresUnderTest, type StoreTest } from './stores-under-test.js';
import { fulfilled, overlapping } from './transactions.js';
import { UsernameTaken } from '../../staff/errors.js';
import type { Admin } from '../../staff/ports.js';
import { anAdmin } from '../an-admin.js';
import { aPasskey } from '../fake-passkeys.js';
import { A_DAY } from '../moments.js';
import { secondsAfter } from '../../kernel/time.js';
import type { PasskeyChallenge } from '../../staff/passkey.js';
import { newSession, type Session } from '../../accounts/session.js';

function keeping(it: StoreTest): void {
  it('finds a student by id and by email, in every field as it was added, or null', async (subject) => {
    const student = aStudent({
      name: 'आशा "O\'Neil" <b>𝒜</b> 👩‍🎓',
      message: 'one\ntwo',
      avatarUrl: '/avatars/1.webp',
      paidAt: new Date('2025-06-03T10:11:12.345Z'),
      attemptsUsed: 2,
      sessionVersion: 7,
    });
    await subject.run((tx) => tx.students.add(student));
    await expect(subject.stores.students.findById(student.id)).resolves.toEqual(student);
    await expect(subject.stores.students.findByEmail(student.email)).resolves.toEqual(student);
    const { id, email } = aStudent();
    await expect(subject.stores.students.findById(id)).resolves.toBeNull();
    await expect(subject.stores.students.findByEmail(email)).resolves.toBeNull();
    await expect(subject.run((tx) => tx.students.lockById(id))).resolves.toBeNull();
    await expect(subject.run((tx) => tx.students.lockByEmail(email))).resolves.toBeNull();
  });

  it('replaces what is kept of a student', async (subject) => {
    const { id, email } = await givenStudent(subject, { avatarUrl: '/avatars/1.webp' });
    const changed = aStudent({ id, email, name: 'Asha K', emailVerifiedAt: null, attemptsUsed: 3 });
    await subject.run((tx) => tx.students.save(changed));
    await expect(subject.stores.students.findById(id)).resolves.toEqual(changed);
  });
}

function uniqueEmails(it: StoreTest): void {
  it('keeps one of two students who register the same email at once', async (subject) => {
    const email = `twice-${randomUUID()}@example.com`;
    const [first, second] = await overlapping(
      subject,
      (tx) => tx.students.add(aStudent({ email, name: 'First' })),
      (tx) => tx.students.add(aStudent({ email, name: 'Second' })),
    );
    expect(first.status).toBe('fulfilled');
    expect(second).toMatchObject({ status: 'rejected', reason: expect.any(EmailTaken) });
    await expect(subject.stores.students.findByEmail(email)).resolves.toMatchObject({
      name: 'First',
    });
  });
}

type Lock = (tx: Transaction<Stores>, student: Student) => Promise<Student | null>;

const locks: readonly [string, Lock][] = [
  ['lockById', (tx, { id }) => tx.students.lockById(id)],
  ['lockByEmail', (tx, { email }) => tx.students.lockByEmail(email)],
];

async function countUp(tx: Transaction<Stores>, lock: Lock, student: Student): Promise<number> {
  const locked = (await lock(tx, student))!;
  const attemptsUsed = locked.attemptsUsed + 1;
  await tx.students.save({ ...locked, attemptsUsed });
  return attemptsUsed;
}

function locking(it: StoreTest): void {
  it.each(locks)(
    '%s makes a second transaction wait, and read what the first wrote',
    async (subject, _, lock) => {
      const student = await givenStudent(subject);
      const counts = await overlapping(
        subject,
        (tx) => countUp(tx, lock, student),
        (tx) => countUp(tx, lock, student),
      );
      expect(counts).toEqual([fulfilled(1), fulfilled(2)]);
    },
  );

  it('holds a student by email against one who locks by id', async (subject) => {
    const student = await givenStudent(subject);
    const [[, byId], [, byEmail]] = [locks[0]!, locks[1]!];
    const counts = await overlapping(
      subject,
      (tx) => countUp(tx, byEmail, student),
      (tx) => countUp(tx, byId, student),
    );
    expect(counts).toEqual([fulfilled(1), fulfilled(2)]);
  });
}

export const studentRepositoryContract = contract(
  'StudentRepository',
  keeping,
  uniqueEmails,
  locking,
);

const FULL = {
  username: 'Meera.Ω',
  role: 'finance',
  active: false,
  mustChangePassword: true,
  totpSecret: 'sealed',
  totpConfirmedAt: A_DAY,
  totpLastStep: 59_000_000,
  recoveryHashes: ['a', 'b'],
} as const;

/** With a separate id, since the same database serves all tests. */
const passkeys = () => [aPasskey({ id: randomUUID(), counter: 7, lastUsedAt: A_DAY }), aPasskey()];

/** The same owners are there for all tests of one database. */
const ids = (admins: readonly Admin[]): string[] => admins.map(({ id }) => id);

function managing(it: StoreTest): void {
  it('keeps every field of an admin that is added, and of one that is saved', async (subject) => {
    const admin = anAdmin({ ...FULL, passkeys: passkeys(), username: `Meera-${randomUUID()}` });
    await subject.run((tx) => tx.admins.add(admin));
    await expect(subject.stores.admins.findById(admin.id)).resolves.toEqual(admin);
    const changed = anAdmin({ id: admin.id, username: admin.username, role: 'content' });
    await subject.run((tx) => tx.admins.save(changed));
    await expect(subject.stores.admins.findById(admin.id)).resolves.toEqual(changed);
  });

  it('names who can sign in, and in which role', async (subject) => {
    const [active, inactive] = [anAdmin({ role: 'content' }), anAdmin({ active: false })];
    for (const admin of [active, inactive]) await subject.run((tx) => tx.admins.add(admin));
    const found = await subject.stores.admins.active();
    const own = found.filter(({ id }) => [active.id, inactive.id].includes(id));
    expect(own.map((one) => ({ ...one }))).toEqual([
      { id: active.id, username: active.username, role: 'content' },
    ]);
  });

  it('refuses a name that another admin has, in whatever case', async (subject) => {
    const second = anAdmin({ username: (await added(subject, {})).username.toUpperCase() });
    await expect(subject.run((tx) => tx.admins.add(second))).rejects.toBeInstanceOf(UsernameTaken);
  });

  it('holds the active owners, and tells the second who holds them what the first has made of them', async (subject) => {
    const owner = await added(subject, {});
    const asleep = await added(subject, { active: false });
    const support = await added(subject, { role: 'support' });
    const [, second] = await overlapping(
      subject,
      async (tx) => {
        const owners = ids(await tx.admins.lockActiveOwners());
        expect(owners).toContain(owner.id);
        expect(owners).not.toContain(asleep.id);
        expect(owners).not.toContain(support.id);
        await tx.admins.save({ ...owner, role: 'support' });
      },
      async (tx) => ids(await tx.admins.lockActiveOwners()).includes(owner.id),
    );
    expect(second).toEqual(fulfilled(false));
  });

  it('makes a second transaction wait for an admin, and read what the first wrote', async (subject) => {
    const { id } = await added(subject, { role: 'support' });
    const countUp = async (tx: Transaction<Stores>) => {
      const admin = (await tx.admins.lockById(id))!;
      await tx.admins.save({ ...admin, sessionVersion: admin.sessionVersion + 1 });
      return admin.sessionVersion + 1;
    };
    expect(await overlapping(subject, countUp, countUp)).toEqual([fulfilled(1), fulfilled(2)]);
  });

  it('knows the passkeys of all admins', async (subject) => {
    const [passkey] = passkeys();
    await expect(subject.stores.admins.findByPasskey(passkey!.id)).resolves.toBeNull();
    await added(subject, { passkeys: [passkey!] });
    await expect(subject.stores.admins.findByPasskey(passkey!.id)).resolves.toMatchObject({
      passkeys: [passkey],
    });
  });

  it('remembers whether authenticators are required', async (subject) => {
    await subject.run((tx) => tx.admins.requireTotp(true));
    await expect(subject.stores.admins.requiresTotp()).resolves.toBe(true);
    await subject.run((tx) => tx.admins.requireTotp(false));
    await expect(subject.stores.admins.requiresTotp()).resolves.toBe(false);
  });
}

async function added(subject: UnitOfWork<Stores>, parts: Partial<Admin>): Promise<Admin> {
  const admin = anAdmin(parts);
  await subject.run((tx) => tx.admins.add(admin));
  return admin;
}

export const adminRepositoryContract = contract('AdminRepository', (it) => {
  it('finds the admin that it says it has added, and none that it says it has not', async (subject) => {
    const admin = anAdmin();
    const expected = (await subject.run((tx) => tx.admins.addFirst(admin))) ? admin : null;
    await expect(subject.stores.admins.findByUsername(admin.username)).resolves.toEqual(expected);
    await expect(subject.stores.admins.findById(admin.id)).resolves.toEqual(expected);
  });

  it('adds no admin where there is one', async (subject) => {
    await subject.run((tx) => tx.admins.addFirst(anAdmin()));
    const late = anAdmin();
    await expect(subject.run((tx) => tx.admins.addFirst(late))).resolves.toBe(false);
    await expect(subject.stores.admins.findByUsername(late.username)).resolves.toBeNull();
    await expect(subject.stores.admins.findById(late.id)).resolves.toBeNull();
  });

  managing(it);
});

async function givenChallenge(subject: StoresUnderTest, parts: Partial<PasskeyChallenge> = {}) {
  const admin = anAdmin();
  await subject.run((tx) => tx.admins.add(admin));
  const challenge: PasskeyChallenge = {
    challenge: randomUUID(),
    adminId: admin.id,
    purpose: 'prove',
    expiresAt: A_DAY,
    ...parts,
  };
  await subject.run((tx) => tx.passkeyChallenges.add(challenge));
  return challenge;
}

export const passkeyChallengesContract = contract('PasskeyChallenges', (it) => {
  it('gives a challenge, as it was added, to one of many who take it at once', async (stores) => {
    const given = await givenChallenge(stores);
    const take = () => stores.run((tx) => tx.passkeyChallenges.take(given.challenge));
    const taken = await Promise.all([take(), take(), take(), take()]);
    expect(taken.filter((one) => one !== null)).toEqual([given]);
    await expect(take()).resolves.toBeNull();
  });

  it('removes those that have expired, and no other', async (stores) => {
    const expired = await givenChallenge(stores);
    const later = await givenChallenge(stores, { expiresAt: secondsAfter(A_DAY, 1) });
    await stores.run((tx) => tx.passkeyChallenges.removeExpired(A_DAY));
    const take = ({ challenge }: PasskeyChallenge) =>
      stores.run((tx) => tx.passkeyChallenges.take(challenge));
    await expect(take(expired)).resolves.toBeNull();
    await expect(take(later)).resolves.toEqual(later);
  });
});

export const avatarRepositoryContract = contract('AvatarRepository', (it) => {
  it('finds a picture by its id, byte by byte, until a later one takes its place', async (subject) => {
    const { id: studentId } = await givenStudent(subject);
    const id = randomUUID();
    const image = new Uint8Array([0, 1, 127, 128, 255]);
    await subject.run((tx) => tx.avatars.save({ id, studentId, image }));
    const found = await subject.stores.avatars.find(id);
    expect({ ...found, image: [...(found?.image ?? [])] }).toEqual({
      id,
      studentId,
      image: [...image],
    });
    const later = randomUUID();
    await subject.run((tx) => tx.avatars.save({ id: later, studentId, image }));
    await expect(subject.stores.avatars.find(id)).resolves.toBeNull();
    await expect(subject.stores.avatars.find(later)).resolves.toMatchObject({ studentId });
  });
});

export const verificationCodeRepositoryContract = contract('VerificationCodeRepository', (it) => {
  it('finds the codes of a student and purpose as they were saved last, oldest first', async (subject) => {
    const { id: studentId } = await givenStudent(subject);
    const form = aPendingForm({ name: 'Żółć, “Asha”' });
    const first = aVerificationCode({ studentId, wrongTries: 3, strayTries: 2, usedAt: A_DAY });
    const later = aVerificationCode({
      studentId,
      createdAt: secondsAfter(A_DAY, 60),
      requester: { browser: null, network: 'elsewhere' },
      form,
    });
    const other = aVerificationCode({ studentId, purpose: 'reset-password' });
    await subject.run(async (tx) => {
      for (const code of [later, first, other]) await tx.codes.save(code);
    });
    const { codes } = subject.stores;
    await expect(codes.findAll(studentId, 'verify-email')).resolves.toEqual([first, later]);
    await expect(codes.findAll(studentId, 'reset-password')).resolves.toEqual([other]);
    const tried = { ...first, wrongTries: 4, usedAt: null };
    await subject.run((tx) => tx.codes.save(tried));
    await expect(codes.findAll(studentId, 'verify-email')).resolves.toEqual([tried, later]);
  });
});

export const emailCorrectionLogContract = contract('EmailCorrectionLog', (it) => {
  it('finds the corrections of a student, oldest first', async (subject) => {
    const { stores } = subject;
    const { id: studentId } = await givenStudent(subject);
    const { id: otherId } = await givenStudent(subject);
    const first = anEmailCorrection({ studentId });
    const later = anEmailCorrection({ studentId, at: secondsAfter(A_DAY, 60) });
    const other = anEmailCorrection({ studentId: otherId, wasVerified: false });
    await subject.run(async (tx) => {
      for (const one of [later, first, other]) await tx.corrections.add(one);
    });
    await expect(stores.corrections.findAllOf(studentId)).resolves.toEqual([first, later]);
    await subject.run((tx) => tx.corrections.removeOf(studentId));
    await expect(stores.corrections.findAllOf(studentId)).resolves.toEqual([]);
    await expect(stores.corrections.findAllOf(otherId)).resolves.toEqual([other]);
  });

  it('comes with students of whom none can take the address of another', async (subject) => {
    const student = await givenStudent(subject);
    const other = await givenStudent(subject);
    const taking = subject.run((tx) => tx.students.save({ ...student, email: other.email }));
    await expect(taking).rejects.toThrow(EmailTaken);
    await expect(subject.stores.students.findById(student.id)).resolves.toEqual(student);
  });
});

const PLACE = { device: 'Chrome on Android', network: '203.0.113.x' };

const aSession = (ownerId: string, began: Date = A_DAY): Session =>
  newSession(randomUUID(), { holder: 'student', ownerId, version: 3 }, PLACE, began);

export const sessionRepositoryContract = contract('SessionRepository', (it) => {
  it('keeps the sessions of an account, the latest first, and of no other', async (subject) => {
    const ownerId = randomUUID();
    const first = aSession(ownerId);
    const second = aSession(ownerId, secondsAfter(A_DAY, 1));
    await subject.run(async (tx) => {
      await tx.sessions.add(first);
      await tx.sessions.add(second);
      await tx.sessions.add(aSession(randomUUID()));
    });
    await expect(subject.stores.sessions.findAllOf(ownerId)).resolves.toEqual([second, first]);
  });

  it('ends one, notes a proof, and forgets those of an account', async (subject) => {
    const ownerId = randomUUID();
    const session = aSession(ownerId);
    const later = secondsAfter(A_DAY, 60);
    await subject.run((tx) => tx.sessions.add(session));
    await subject.run((tx) => tx.sessions.prove(session.id, later));
    await subject.run((tx) => tx.sessions.end(session.id, later));
    const ended = { ...session, provedAt: later, endedAt: later };
    await expect(subject.stores.sessions.findAllOf(ownerId)).resolves.toEqual([ended]);
    await subject.run((tx) => tx.sessions.removeOf(ownerId));
    await expect(subject.stores.sessions.findAllOf(ownerId)).resolves.toEqual([]);
  });
});

const DAY = 24 * 60 * 60;
/** So long ago that a test finds its own only. */
const LONG_AGO = new Date('1990-01-01T00:00:00.000Z');
const MANY = 1_000;

export const visitLogContract = contract('VisitLog', (it) => {
  it('notes when an account was used, takes a warning back, and forgets', async (subject) => {
    const studentId = randomUUID();
    await subject.run((tx) => tx.visits.note(studentId, LONG_AGO));
    await subject.run((tx) => tx.visits.warn(studentId, secondsAfter(LONG_AGO, DAY)));
    const warned = { studentId, lastSeenAt: LONG_AGO, warnedAt: secondsAfter(LONG_AGO, DAY) };
    await expect(subject.stores.visits.find(studentId)).resolves.toEqual(warned);
    const later = secondsAfter(LONG_AGO, 2 * DAY);
    await subject.run((tx) => tx.visits.note(studentId, later));
    const seen = { studentId, lastSeenAt: later, warnedAt: null };
    await expect(subject.stores.visits.find(studentId)).resolves.toEqual(seen);
    await subject.run((tx) => tx.visits.removeOf(studentId));
    await expect(subject.stores.visits.find(studentId)).resolves.toBeNull();
  });

  it('finds those not used since a moment, longest first, and those warned before one', async (subject) => {
    const [first, second]: readonly [string, string] = [randomUUID(), randomUUID()];
    await subject.run(async (tx) => {
      await tx.visits.note(second, secondsAfter(LONG_AGO, 1));
      await tx.visits.note(first, LONG_AGO);
    });
    const idsOf = async (visits: Promise<readonly { studentId: string }[]>) =>
      (await visits).map(({ studentId }) => studentId).filter((id) => [first, second].includes(id));
    const unwarned = (moment: Date) => idsOf(subject.stores.visits.unwarnedSince(moment, MANY));
    expect(await unwarned(secondsAfter(LONG_AGO, 2))).toEqual([first, second]);
    expect(await unwarned(secondsAfter(LONG_AGO, 1))).toEqual([first]);
    await subject.run((tx) => tx.visits.warn(first, LONG_AGO));
    expect(await unwarned(secondsAfter(LONG_AGO, 2))).toEqual([second]);
    const warned = (moment: Date) => idsOf(subject.stores.visits.warnedBefore(moment, MANY));
    expect(await warned(secondsAfter(LONG_AGO, 1))).toEqual([first]);
    expect(await warned(LONG_AGO)).toEqual([]);
  });
});
