import type { Transporter } from 'nodemailer';
import type { Config } from '../platform/config/config.js';
import { hostOf, senderOf } from './company-name.js';
import { mailLayout } from './layout.js';
import { wrapped } from './plain-text.js';
import { isToOutsider, messageOf, type ToWrite } from './messages.js';

const TIMEOUT_MS = 20_000;

/** At most so many mails are being sent at once, and could be sent twice if the process is killed. */
export const SMTP_CONNECTIONS = 5;

type Outgoing = ToWrite & {
  readonly id: string;
  readonly replyTo: string | null;
  /** The company's inbox by the settings; empty: by the configuration. */
  readonly companyInbox: string;
};

type Attachment = {
  readonly filename: string;
  readonly content: Buffer;
  readonly contentType: string;
};

export type AttachmentsOf = (email: Outgoing) => Promise<readonly Attachment[]>;

export type Mailer = { send(email: Outgoing): Promise<void>; close(): void };

type SmtpError = { readonly responseCode?: unknown; readonly code?: unknown };

/** Whether the server refused this mail permanently: a 5xx reply, except to our sign-in. */
export function isPermanent(error: unknown): boolean {
  const { responseCode, code } = (error ?? {}) as SmtpError;
  if (code === 'EAUTH') return false;
  return typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
}

const address = (email: string) => ({ name: '', address: email });

/** Asks other programs not to answer automatically: nobody reads this address. */
const AUTOMATIC = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'OOF, AutoReply',
};

/** Refers to a message that was never a mail, so that mail programs group the answers. */
function threadOf({ data }: Outgoing, host: string) {
  if (!('thread' in data)) return {};
  const root = `<message.${data.thread}@${host}>`;
  return { inReplyTo: root, references: root };
}

export async function newTransport({ SMTP_URL }: Config): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: SMTP_URL,
    pool: true,
    maxConnections: SMTP_CONNECTIONS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
}

/** The SMTP library is loaded with the first mail. */
export function nodemailerMailer(config: Config, attachmentsOf: AttachmentsOf): Mailer {
  const { MAIL_FROM, PUBLIC_URL } = config;
  const host = hostOf(PUBLIC_URL);
  // Fails at the start if the build left it out, and not with the first mail.
  mailLayout();
  let made: Promise<Transporter> | undefined;
  return {
    async send(email) {
      const sender = senderOf(config, email.companyInbox);
      const { subject, text, html } = messageOf(email, sender);
      const replyTo = email.replyTo ?? (isToOutsider(email.kind) ? sender.contact : null);
      const transport = await (made ??= newTransport(config));
      await transport.sendMail({
        from: MAIL_FROM,
        to: address(email.to),
        ...(replyTo ? { replyTo: address(replyTo) } : {}),
        subject,
        text: wrapped(text),
        html,
        attachments: [...(await attachmentsOf(email))],
        headers: AUTOMATIC,
        // The same at every try, so that a mail that is sent twice can be recognised.
        messageId: `<${email.id}@${host}>`,
        ...threadOf(email, host),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => void made?.then((transport) => transport.close()),
  };
}
