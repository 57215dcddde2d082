import * as consents from '../consents/index.js';
import type { EmailStores } from '../email/index.js';
import { rejectInvalid, type FieldErrors } from '../kernel/errors.js';
import { normalEmail } from '../kernel/text-rules.js';
import type { Transaction, Work } from '../kernel/transaction.js';
import type { SettingsStores } from '../settings/index.js';
import { EmailTaken, SignedUpNotVerified } from './errors.js';
import type { PasswordBlocklist } from './password-blocklist.js';
import { rejectGuessable } from './password-rules.js';
import { pendingForm } from './pending-form.js';
import type { PasswordHasher, AccountStores } from './ports.js';
import type { Requester } from './requester.js';
import { sendCode, type CodeMaking } from './send-code.js';
import { validateSignUp, type SignUpForm } from './sign-up-form.js';
import { keptFields, SIGN_UP_FIELD_NAMES } from './student-fields.js';
import { NO_PASSWORD, NOTHING_SAID, type Student } from './student.js';
import { codesOf, requesterWait, type VerificationCode } from './verification-code.js';

type SignUpPorts = Work<AccountStores & consents.ConsentStores & EmailStores & SettingsStores> &
  CodeMaking & { readonly passwords: PasswordHasher; readonly blocklist: PasswordBlocklist };

const newStudent = (
  form: SignUpForm,
  made: Pick<Student, 'id' | 'passwordHash' | 'totalAttempts' | 'createdAt'>,
): Student => ({
  ...made,
  email: normalEmail(form.email),
  ...NOTHING_SAID,
  ...keptFields(SIGN_UP_FIELD_NAMES, form),
  avatarUrl: null,
  emailVerifiedAt: null,
  paidAt: null,
  invoiceState: null,
  attemptsUsed: 0,
  sessionVersion: 0,
  deactivatedAt: null,
  erasedAt: null,
});

type Waiting = { readonly student: Student; readonly codes: readonly VerificationCode[] };

/** The unverified account with the same email, if there is one. @throws EmailTaken, SignedUpNotVerified (while this
 * requester can't get another code) */
async function findWaiting(
  tx: Transaction<AccountStores>,
  { email }: SignUpForm,
  requester: Requester,
): Promise<Waiting | null> {
  const student = await tx.students.lockByEmail(normalEmail(email));
  if (!student) return null;
  if (student.emailVerifiedAt) throw new EmailTaken();
  const codes = await tx.codes.findAll(student.id, 'verify-email');
  if (requesterWait(codes, requester, tx.now) > 0) throw new SignedUpNotVerified();
  return { student, codes };
}

export type SignUp = consents.FormStatements & {
  readonly form: SignUpForm;
  readonly requester: Requester;
};

function errorsOf(blocklist: PasswordBlocklist, form: SignUpForm): FieldErrors {
  const errors = validateSignUp(form);
  const password =
    errors.password ?? rejectGuessable(blocklist, form.password, [form.name, form.email]);
  return password ? { ...errors, password } : errors;
}

/** Refuses a sign-up without the statement of age before anything is stored. @throws InvalidInput */
export function rejectUnstatedAge({
  form,
  ...said
}: Pick<SignUp, 'form' | keyof consents.FormStatements>): void {
  const age = consents.formAgeErrors(said);
  if (age.ageStatement) rejectInvalid({ ...validateSignUp(form), ...age });
}

/** Registers a student and mails the code. Until a code is entered, each sign-up of an email keeps its data separately,
 * so that nobody can set a password for somebody else's email. @throws InvalidInput, EmailTaken, SignedUpNotVerified */
export async function signUp(ports: SignUpPorts, entry: SignUp): Promise<void> {
  const { form, requester } = entry;
  rejectUnstatedAge(entry);
  rejectInvalid(errorsOf(ports.blocklist, form));
  // Before the hash, since a sign-up that will be refused is not worth its work.
  await ports.unitOfWork.run((tx) => findWaiting(tx, form, requester));
  const passwordHash = await ports.passwords.hash(form.password);
  try {
    await register(ports, entry, passwordHash);
  } catch (refusal) {
    if (!(refusal instanceof EmailTaken)) throw refusal;
    // Another sign-up may have come during the hashing; now it is found.
    await register(ports, entry, passwordHash);
  }
}

/** With sign-ups from several places, no password is valid until a code decides between them. */
const passwordSoFar = (waiting: Waiting | null, { requester }: SignUp, hash: string): string =>
  waiting && codesOf(waiting.codes, requester).length < waiting.codes.length ? NO_PASSWORD : hash;

async function register(ports: SignUpPorts, entry: SignUp, passwordHash: string): Promise<void> {
  const { form, requester, ageStatement } = entry;
  await ports.unitOfWork.run(async (tx) => {
    const waiting = await findWaiting(tx, form, requester);
    const { totalAttempts } = await tx.policy.current();
    const student = newStudent(form, {
      id: waiting?.student.id ?? ports.ids.next(),
      passwordHash: passwordSoFar(waiting, entry, passwordHash),
      totalAttempts,
      createdAt: tx.now,
    });
    await (waiting ? tx.students.save(student) : tx.students.add(student));
    await tx.visits.note(student.id, tx.now);
    const agreement = { purpose: 'account', subjectId: student.id, ageStatement } as const;
    await consents.giveConsent(tx, ports.ids, agreement);
    const pending = pendingForm(form, { id: ports.ids.next(), passwordHash });
    await sendCode(ports, tx, {
      student,
      purpose: 'verify-email',
      requester,
      form: pending,
    });
  });
}
