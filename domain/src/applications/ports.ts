import type { Application } from './application.js';
import type { ContactMessage } from './contact-message.js';

/** Where applications are kept. */
export type ApplicationRepository = {
  add(application: Application): Promise<void>;
  /** The application, held against every other transaction that locks it, until this one ends. */
  lock(id: string): Promise<Application | null>;
  /** Keeps the status and notes of this application. */
  saveReview(application: Pick<Application, 'id' | 'status' | 'notes'>): Promise<void>;
  /** Removes all that came from this email, in its normal form; answers their ids. */
  removeFrom(email: string): Promise<readonly string[]>;
};

/** Where contact messages are kept. */
export type ContactMessageRepository = {
  add(message: ContactMessage): Promise<void>;
  /** Removes all that came from this email, in its normal form; answers their ids. */
  removeFrom(email: string): Promise<readonly string[]>;
};

/** For a use case that needs {@link ApplicationRepository}. */
export type WithApplications = { readonly applications: ApplicationRepository };

/** For a use case that needs {@link ContactMessageRepository}. */
export type WithMessages = { readonly messages: ContactMessageRepository };
