import type { EmailData, EmailKind } from '@portal/domain/email/index.js';
import type { Sender, Words } from './blocks.js';

/** Says in words what a mail of this kind has to tell. */
export type Writer<Kind extends EmailKind> = (data: EmailData[Kind], sender: Sender) => Words;
