import type { EmailData, EmailKind } from '@portal/domain/email/index.js';
import type { Sender, Words } from './blocks.js';

export type Writers = {
  readonly [Kind in EmailKind]: (data: EmailData[Kind], sender: Sender) => Words;
};
