import type { TestDomain } from '../kernel/choices.js';
import type { Student } from '../accounts/student.js';
import type { VerificationCode } from '../accounts/verification-code.js';
import type { EmailKind, NewEmail } from '../email/email.js';
import type { Attempt } from '../exam/attempt.js';
import type { Payment } from '../payments/ledger/payment.js';
import type { ReceiptIssuer } from '../payments/receipts/receipt.js';
import type { CopySeal } from '../privacy/sealed-copy.js';
import { checkFigures, leastLive } from '../questions/offer.js';
import { DEFAULT_POLICY } from '../settings/policy.js';
import type { Stores } from '../stores.js';
import { questionsOf } from './a-question.js';
import { AN_ISSUER } from './a-receipt.js';
import { fakeApplicantTokens } from './fake-applicant-tokens.js';
import { fakeAuthenticators } from './fake-authenticators.js';
import { fakeBlocklist, fakeCodeHasher, FakePasswordHasher } from './fake-hashers.js';
import { fakeIds } from './fake-ids.js';
import { fakePasskeyVerifier } from './fake-passkeys.js';
import { FakePaymentGateway } from './fake-payment-gateway.js';
import { fakePlanner } from './fake-planner.js';
import { InMemoryStores } from './in-memory/in-memory-stores.js';
import { seededRandom } from './seeded-random.js';

/** What is there when a test begins. */
export type Givens = {
  readonly students?: readonly Student[];
  readonly codes?: readonly VerificationCode[];
  readonly payments?: readonly Payment[];
  readonly attempts?: readonly Attempt[];
};

class TestPorts {
  readonly unitOfWork = new InMemoryStores();
  readonly clock = this.unitOfWork.clock;
  readonly ids = fakeIds();
  readonly random = seededRandom();
  readonly passwords = new FakePasswordHasher();
  readonly blocklist = fakeBlocklist;
  readonly codeHasher = fakeCodeHasher;
  readonly applicantTokens = fakeApplicantTokens;
  readonly authenticators = fakeAuthenticators;
  readonly passkeyVerifier = fakePasskeyVerifier();
  readonly gateway = new FakePaymentGateway();
  readonly planner = fakePlanner;
  /** Long enough for whatever else is under way to go on. */
  readonly pause = () => new Promise<void>((resolve) => setImmediate(resolve));
  /** No copies of erased accounts are kept, unless a test says so. */
  copySeal: CopySeal = null;
  readonly companyInbox = 'inbox@example.com';
  readonly grievanceInbox = '';
  readonly issuer: ReceiptIssuer = AN_ISSUER;
  readonly figuresCheck = checkFigures(this.unitOfWork.stores);

  withQuestions(domain: TestDomain, count: number): this {
    this.unitOfWork.seedQuestions(questionsOf(domain, count));
    return this;
  }

  mails(kind?: EmailKind): NewEmail[] {
    return this.unitOfWork.emails().filter((email) => !kind || email.kind === kind);
  }

  mailedCode(): string {
    const last = this.mails().at(-1);
    if (last?.kind !== 'verification-code' && last?.kind !== 'reset-code') {
      throw new Error('no code was mailed last');
    }
    return last.data.code;
  }

  async student(id: string): Promise<Student> {
    const student = await this.unitOfWork.stores.students.findById(id);
    if (!student) throw new Error('there is no such student');
    return student;
  }
}

/** What use cases ask for: the stores, as they are outside a transaction, and all other ports. */
export type TestContext = Stores & TestPorts;

export const contextToPay = async (...students: readonly Student[]): Promise<TestContext> =>
  (await aTestContext({ students })).withQuestions('hr', leastLive(DEFAULT_POLICY));

export async function aTestContext(givens: Givens = {}): Promise<TestContext> {
  const ports = new TestPorts();
  const context = Object.assign(ports, ports.unitOfWork.stores);
  await context.unitOfWork.run(async (tx) => {
    for (const student of givens.students ?? []) await tx.students.add(student);
    for (const code of givens.codes ?? []) await tx.codes.save(code);
    for (const payment of givens.payments ?? []) await tx.payments.add(payment);
    for (const attempt of givens.attempts ?? []) await tx.attempts.add(attempt);
  });
  return context;
}
