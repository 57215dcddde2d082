import { EmailTaken, SignedUpNotVerified } from './errors.js';
import type { PasswordHasher } from './ports.js';
import { sendCode, type CodeMaking } from './send-code.js';
import { validateSignUp, type SignUpForm } from './sign-up-form.js';
import type { Student } from './student.js';
import { resendWait } from './verification-code.js';
import { giveConsent } from '../privacy/consent.js';
import { refuseInvalid } from '../shared/refusal.js';
import type { IdSource } from '../shared/sources.js';
import { normalEmail } from '../shared/text-rules.js';
import type { Transaction, Work } from '../shared/unit-of-work.js';

type SignUpPorts = Work &
  CodeMaking & { readonly passwords: PasswordHasher; readonly ids: IdSource };

const newStudent = (
  form: SignUpForm,
  made: Pick<Student, 'id' | 'passwordHash' | 'totalAttempts' | 'createdAt'>,
): Student => ({
  ...made,
  email: normalEmail(form.email),
  name: form.name.trim(),
  phone: form.phone.trim(),
  education: form.education.trim(),
  experience: form.experience,
  skills: form.skills.trim(),
  domain: form.domain,
  message: '',
  avatarUrl: null,
  emailVerifiedAt: null,
  paidAt: null,
  attemptsUsed: 0,
  sessionVersion: 0,
  deactivatedAt: null,
  erasedAt: null,
});

/** @throws EmailTaken, SignedUpNotVerified unless the sign-up may take the place of this one */
async function refuseTaken(tx: Transaction, known: Student): Promise<void> {
  if (known.emailVerifiedAt) throw new EmailTaken();
  const wait = resendWait(await tx.codes.find(known.id, 'verify-email'), tx.now);
  if (wait > 0) throw new SignedUpNotVerified();
}

/**
 * The sign-up of the same email whose place this one may take, if there is one.
 * @throws EmailTaken, SignedUpNotVerified
 */
async function findReplaceable(tx: Transaction, { email }: SignUpForm): Promise<Student | null> {
  const known = await tx.students.lockByEmail(normalEmail(email));
  if (known) await refuseTaken(tx, known);
  return known;
}

/**
 * Registers a student and sends the code that verifies the email. As long as that has not happened,
 * a later sign-up takes the place of the earlier one: the code proves the last form, not the first,
 * so that nobody can lay a password of their own over another's email.
 * @param notice the version of the notice that stood over the button, if the client tells it
 * @throws InvalidInput, EmailTaken, SignedUpNotVerified (while another code can't be sent yet)
 */
export async function signUp(ports: SignUpPorts, form: SignUpForm, notice = ''): Promise<void> {
  refuseInvalid(validateSignUp(form));
  // What is refused anyway is not worth the work of a hash.
  await ports.unitOfWork.run((tx) => findReplaceable(tx, form));
  const passwordHash = await ports.passwords.hash(form.password);
  try {
    await register(ports, { form, passwordHash, notice });
  } catch (refusal) {
    if (!(refusal instanceof EmailTaken)) throw refusal;
    // Another sign-up may have come in between; now it is found, and refused for what it is.
    await register(ports, { form, passwordHash, notice });
  }
}

type Registration = {
  readonly form: SignUpForm;
  readonly passwordHash: string;
  readonly notice: string;
};

async function register(ports: SignUpPorts, { form, passwordHash, notice }: Registration) {
  await ports.unitOfWork.run(async (tx: Transaction) => {
    const known = await findReplaceable(tx, form);
    const { totalAttempts } = await tx.policy.current();
    const student = newStudent(form, {
      id: known?.id ?? ports.ids.next(),
      passwordHash,
      totalAttempts,
      createdAt: tx.now,
    });
    await (known ? tx.students.save(student) : tx.students.add(student));
    await tx.visits.note(student.id, tx.now);
    await giveConsent(tx, ports.ids, { purpose: 'account', subjectId: student.id, notice });
    await sendCode(ports, tx, student, 'verify-email');
  });
}
