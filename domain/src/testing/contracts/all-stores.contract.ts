import { accommodationRepositoryContract } from './accommodation-repository.contract.js';
import { adminRepositoryContract } from './admin-repository.contract.js';
import { attemptRepositoryContract } from './attempt-repository.contract.js';
import { auditLogContract } from './audit-log.contract.js';
import { avatarRepositoryContract } from './avatar-repository.contract.js';
import { badgeRepositoryContract } from './badge-repository.contract.js';
import { documentRepositoryContract } from './document-repository.contract.js';
import { creditNoteRepositoryContract, receiptRepositoryContract } from './papers.contract.js';
import { differenceRepositoryContract } from './difference-repository.contract.js';
import { dueChecksContract } from './due-checks.contract.js';
import { emailCorrectionLogContract } from './email-correction-log.contract.js';
import { emailOutboxContract } from './email-outbox.contract.js';
import {
  applicationRepositoryContract,
  contactMessageRepositoryContract,
} from './form-repositories.contract.js';
import { forgettingContract } from './forgetting.contract.js';
import { interventionLogContract } from './intervention-log.contract.js';
import { lateAnswerRepositoryContract } from './late-answer-repository.contract.js';
import { passkeyChallengesContract } from './passkey-challenges.contract.js';
import { paymentRepositoryContract } from './payment-repository.contract.js';
import { providerEventInboxContract } from './provider-event-inbox.contract.js';
import { questionDisputeRepositoryContract } from './question-dispute-repository.contract.js';
import { questionRepositoryContract } from './question-repository.contract.js';
import { resultRepositoryContract } from './result-repository.contract.js';
import { rulingRepositoryContract } from './ruling-repository.contract.js';
import { sessionRepositoryContract } from './session-repository.contract.js';
import { settlementRepositoryContract } from './settlement-repository.contract.js';
import { settingsContract } from './settings.contract.js';
import type { StoreTest } from './stores-under-test.js';
import { studentRepositoryContract } from './student-repository.contract.js';
import { unitOfWorkContract } from './unit-of-work.contract.js';
import { verificationCodeRepositoryContract } from './verification-code-repository.contract.js';
import { withdrawingResultsContract } from './withdrawing-results.contract.js';
import { visitLogContract } from './visit-log.contract.js';

/** Declares the contract of every store, for one technology. */
export function allStoresContract(name: string, it: StoreTest): void {
  unitOfWorkContract(name, it);
  studentRepositoryContract(name, it);
  adminRepositoryContract(name, it);
  passkeyChallengesContract(name, it);
  avatarRepositoryContract(name, it);
  verificationCodeRepositoryContract(name, it);
  emailCorrectionLogContract(name, it);
  applicationRepositoryContract(name, it);
  contactMessageRepositoryContract(name, it);
  paymentRepositoryContract(name, it);
  dueChecksContract(name, it);
  receiptRepositoryContract(name, it);
  creditNoteRepositoryContract(name, it);
  settlementRepositoryContract(name, it);
  differenceRepositoryContract(name, it);
  providerEventInboxContract(name, it);
  questionRepositoryContract(name, it);
  accommodationRepositoryContract(name, it);
  attemptRepositoryContract(name, it);
  resultRepositoryContract(name, it);
  rulingRepositoryContract(name, it);
  questionDisputeRepositoryContract(name, it);
  interventionLogContract(name, it);
  lateAnswerRepositoryContract(name, it);
  withdrawingResultsContract(name, it);
  documentRepositoryContract(name, it);
  badgeRepositoryContract(name, it);
  emailOutboxContract(name, it);
  auditLogContract(name, it);
  settingsContract(name, it);
  visitLogContract(name, it);
  sessionRepositoryContract(name, it);
  forgettingContract(name, it);
}
