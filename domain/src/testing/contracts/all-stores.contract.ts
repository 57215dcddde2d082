import { accommodationRepositoryContract } from './accommodation-repository.contract.js';
import { adminRepositoryContract } from './admin-repository.contract.js';
import { attemptRepositoryContract } from './attempt-repository.contract.js';
import { auditLogContract } from './audit-log.contract.js';
import { avatarRepositoryContract } from './avatar-repository.contract.js';
import { badgeRepositoryContract } from './badge-repository.contract.js';
import { breachRegisterContract } from './breach-register.contract.js';
import { certificateRepositoryContract } from './certificate-repository.contract.js';
import { creditNoteRepositoryContract } from './credit-note-repository.contract.js';
import { differenceRepositoryContract } from './difference-repository.contract.js';
import { dueChecksContract } from './due-checks.contract.js';
import { emailCorrectionLogContract } from './email-correction-log.contract.js';
import { emailOutboxContract } from './email-outbox.contract.js';
import { interviewRepositoryContract } from './interview-repository.contract.js';
import {
  applicationRepositoryContract,
  cannedAnswerRepositoryContract,
  contactMessageRepositoryContract,
} from './form-repositories.contract.js';
import { forgettingContract } from './forgetting.contract.js';
import { gapLogContract } from './gap-log.contract.js';
import { interventionLogContract } from './intervention-log.contract.js';
import { lateAnswerRepositoryContract } from './late-answer-repository.contract.js';
import { passkeyChallengesContract } from './passkey-challenges.contract.js';
import { paymentRepositoryContract } from './payment-repository.contract.js';
import { providerEventInboxContract } from './provider-event-inbox.contract.js';
import { questionDisputeRepositoryContract } from './question-dispute-repository.contract.js';
import { questionRepositoryContract } from './question-repository.contract.js';
import { receiptRepositoryContract } from './receipt-repository.contract.js';
import { refundProposalsContract } from './refund-proposals.contract.js';
import { resultRepositoryContract } from './result-repository.contract.js';
import { rulingRepositoryContract } from './ruling-repository.contract.js';
import { sessionRepositoryContract } from './session-repository.contract.js';
import { signalLogContract } from './signal-log.contract.js';
import { settlementRepositoryContract } from './settlement-repository.contract.js';
import { settingsContract } from './settings.contract.js';
import { similarTestRepositoryContract } from './similar-test-repository.contract.js';
import type { SetUp } from './stores-under-test.js';
import { studentRepositoryContract } from './student-repository.contract.js';
import { unitOfWorkContract } from './unit-of-work.contract.js';
import { verificationCodeRepositoryContract } from './verification-code-repository.contract.js';
import { withdrawingResultsContract } from './withdrawing-results.contract.js';
import { visitLogContract } from './visit-log.contract.js';

/** Declares the contract of every store, for one technology. */
export function allStoresContract(name: string, setUp: SetUp): void {
  unitOfWorkContract(name, setUp);
  studentRepositoryContract(name, setUp);
  adminRepositoryContract(name, setUp);
  passkeyChallengesContract(name, setUp);
  avatarRepositoryContract(name, setUp);
  verificationCodeRepositoryContract(name, setUp);
  emailCorrectionLogContract(name, setUp);
  applicationRepositoryContract(name, setUp);
  interviewRepositoryContract(name, setUp);
  contactMessageRepositoryContract(name, setUp);
  cannedAnswerRepositoryContract(name, setUp);
  paymentRepositoryContract(name, setUp);
  refundProposalsContract(name, setUp);
  dueChecksContract(name, setUp);
  receiptRepositoryContract(name, setUp);
  creditNoteRepositoryContract(name, setUp);
  settlementRepositoryContract(name, setUp);
  differenceRepositoryContract(name, setUp);
  providerEventInboxContract(name, setUp);
  questionRepositoryContract(name, setUp);
  accommodationRepositoryContract(name, setUp);
  attemptRepositoryContract(name, setUp);
  resultRepositoryContract(name, setUp);
  rulingRepositoryContract(name, setUp);
  questionDisputeRepositoryContract(name, setUp);
  gapLogContract(name, setUp);
  signalLogContract(name, setUp);
  interventionLogContract(name, setUp);
  lateAnswerRepositoryContract(name, setUp);
  withdrawingResultsContract(name, setUp);
  similarTestRepositoryContract(name, setUp);
  certificateRepositoryContract(name, setUp);
  badgeRepositoryContract(name, setUp);
  breachRegisterContract(name, setUp);
  emailOutboxContract(name, setUp);
  auditLogContract(name, setUp);
  settingsContract(name, setUp);
  visitLogContract(name, setUp);
  sessionRepositoryContract(name, setUp);
  forgettingContract(name, setUp);
}
