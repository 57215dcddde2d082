/** What other areas may use of this one. */
export { answerMessage, closeMessage, markAsGrievance } from './answer-message.js';
export type { Application } from './application.js';
export type { ContactMessage } from './contact-message.js';
export { refuseAutomatic, type FormProof, type FormTokens } from './form-proof.js';
export type {
  ApplicationRepository,
  ContactMessageRepository,
  KeptMessage,
  MessageAnswer,
  WithApplications,
  WithMessages,
} from './ports.js';
export { reviewApplication } from './review-application.js';
export { sendContactMessage } from './send-contact-message.js';
export { sendGrievance, sendOwnGrievance } from './send-grievance.js';
export { submitApplication } from './submit-application.js';
