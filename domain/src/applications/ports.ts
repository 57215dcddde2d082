import type { Application } from './application.js';
import type { ContactMessage } from './contact-message.js';

/** Where applications are kept. */
export type ApplicationRepository = { add(application: Application): Promise<void> };

/** Where contact messages are kept. */
export type ContactMessageRepository = { add(message: ContactMessage): Promise<void> };
