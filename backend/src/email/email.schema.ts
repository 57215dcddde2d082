import type { EmailData, EmailKind, EmailState } from '@portal/domain/email/index.js';
import { EntitySchema } from 'typeorm';

export type StoredEmail<Kind extends EmailKind = EmailKind> = {
  readonly id: string;
  readonly kind: Kind;
  readonly to: string;
  readonly replyTo: string | null;
  /** Emptied once the mail is sent or dropped, since it may hold a code. */
  readonly data: EmailData[Kind];
  readonly expiresAt: Date | null;
  readonly state: EmailState;
  readonly tries: number;
  readonly lastError: string | null;
  readonly createdAt: Date;
  readonly queuedAt: Date | null;
  readonly claimedUntil: Date | null;
  readonly sentAt: Date | null;
  readonly requestId: string | null;
  /** For a message to chosen students: the call that queued it, so that each address gets it once. */
  readonly callId: string | null;
};

export const EmailSchema = new EntitySchema<StoredEmail>({
  name: 'Email',
  tableName: 'emails',
  columns: {
    id: { type: 'uuid', primary: true },
    kind: { type: 'text' },
    to: { name: 'to_address', type: 'text' },
    replyTo: { name: 'reply_to', type: 'text', nullable: true },
    data: { type: 'jsonb' },
    expiresAt: { name: 'expires_at', type: 'timestamptz', nullable: true },
    state: { type: 'text' },
    tries: { type: 'int' },
    lastError: { name: 'last_error', type: 'text', nullable: true },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    queuedAt: { name: 'queued_at', type: 'timestamptz', nullable: true },
    claimedUntil: { name: 'claimed_until', type: 'timestamptz', nullable: true },
    sentAt: { name: 'sent_at', type: 'timestamptz', nullable: true },
    requestId: { name: 'request_id', type: 'text', nullable: true },
    callId: { name: 'call_id', type: 'uuid', nullable: true },
  },
});
