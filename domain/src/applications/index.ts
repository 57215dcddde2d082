export { answerAsApplicant, APPLICANT_ANSWERS, stageWords } from './applicant-page.js';
export type { ApplicantTokens } from './applicant-tokens.js';
export { CLOSED_WEEKDAY } from './answer-time.js';
export { answerMessage, closeMessage, markAsGrievance } from './answer-message.js';
export { assignMessage, FINANCE_TEAM, MESSAGE_OWNERS } from './assign-message.js';
export type { Application } from './application.js';
export {
  APPLICATION_FIELD_NAMES,
  type ApplicationFieldName,
  applicationField,
  applicationText,
} from './application-fields.js';
export { type ContactMessage, MESSAGE_KINDS } from './contact-message.js';
export { rejectAutomatic, type FormProof, type FormTokens } from './form-proof.js';
export { addApplicationNote, APPLICATION_ROLES, assignApplication } from './assign-application.js';
export type { MovePorts } from './make-move.js';
export { moveApplication } from './move-application.js';
export { offerUntil, shownStage } from './offer.js';
export type {
  ApplicationMove,
  ApplicationNote,
  ApplicationRepository,
  ContactMessageRepository,
  StoredMessage,
  MessageAnswer,
  ApplicationStores,
} from './ports.js';
export { previewMoveMail } from './preview-move-mail.js';
export { sendMessage } from './send-message.js';
export { STAGE_WORDS, STAGES } from './stages.js';
export { rejectBadApplication, submitApplication } from './submit-application.js';
