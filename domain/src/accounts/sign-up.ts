import { EmailTaken, SignedUpNotVerified } from './errors.js';
import type { PasswordHasher } from './ports.js';
import { sendCode, type CodeMaking } from './send-code.js';
import { validateSignUp, type SignUpForm } from './sign-up-form.js';
import type { Student } from './student.js';
import { refuseInvalid } from '../shared/refusal.js';
import type { IdSource } from '../shared/sources.js';
import { normalEmail } from '../shared/text-rules.js';
import type { Transaction, Work } from '../shared/unit-of-work.js';

type SignUpPorts = Work &
  CodeMaking & { readonly passwords: PasswordHasher; readonly ids: IdSource };

const refuseTaken = (known: Student | null): void => {
  if (known) throw known.emailVerifiedAt ? new EmailTaken() : new SignedUpNotVerified();
};

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
});

/**
 * Registers a student and sends the code that verifies the email.
 * @throws InvalidInput, EmailTaken, SignedUpNotVerified
 */
export async function signUp(ports: SignUpPorts, form: SignUpForm): Promise<void> {
  refuseInvalid(validateSignUp(form));
  const passwordHash = await ports.passwords.hash(form.password);
  await ports.unitOfWork.run(async (tx: Transaction) => {
    refuseTaken(await tx.students.findByEmail(normalEmail(form.email)));
    const { totalAttempts } = await tx.policy.current();
    const student = newStudent(form, {
      id: ports.ids.next(),
      passwordHash,
      totalAttempts,
      createdAt: tx.now,
    });
    await tx.students.add(student);
    await sendCode(ports, tx, student, 'verify-email');
  });
}
