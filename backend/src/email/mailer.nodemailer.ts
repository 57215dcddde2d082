import type { Transporter } from 'nodemailer';
import type { Config } from '../platform/config/config.js';
import { hostOf, senderOf } from './company-name.js';
import { mailLayout } from './layout.js';
import { isToOutsider, messageOf, type ToWrite } from './messages.js';

const TIMEOUT_MS = 20_000;

/** As many mails are in mid-send at most, and may go out twice if the process is killed. */
export const SMTP_CONNECTIONS = 5;

type Outgoing = ToWrite & {
  readonly id: string;
  readonly replyTo: string | null;
  /** The company's inbox as the settings name it; empty: as the configuration does. */
  readonly companyInbox: string;
};

type Attachment = {
  readonly filename: string;
  readonly content: Buffer;
  readonly contentType: string;
};

/** What goes with a mail; made when it is sent. */
export type AttachmentsOf = (email: Outgoing) => Promise<readonly Attachment[]>;

export type Mailer = {
  /** Resolves once the server has taken the mail. */
  send(email: Outgoing): Promise<void>;
  close(): void;
};

type SmtpError = { readonly responseCode?: unknown; readonly code?: unknown };

/** Whether the server refused this mail for good: a reply of 5xx, but not one to our own sign-in. */
export function isPermanent(error: unknown): boolean {
  const { responseCode, code } = (error ?? {}) as SmtpError;
  if (code === 'EAUTH') return false;
  return typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
}

const address = (email: string) => ({ name: '', address: email });

/** Asks other programs not to answer: no notices of absence to an address that nobody reads. */
const AUTOMATIC = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'OOF, AutoReply',
};

/** Names the message that a mail is about, though it never was a mail: anyone who reads the answers sees them together. */
function threadOf({ data }: Outgoing, host: string) {
  if (!('thread' in data)) return {};
  const root = `<message.${data.thread}@${host}>`;
  return { inReplyTo: root, references: root };
}

async function newTransport({ SMTP_URL }: Config): Promise<Transporter> {
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

/** Loads what speaks SMTP with the first mail. */
export function nodemailerMailer(config: Config, attachmentsOf: AttachmentsOf): Mailer {
  const { MAIL_FROM, PUBLIC_URL } = config;
  const host = hostOf(PUBLIC_URL);
  // Fails here, and not with the first mail, if the build left it out.
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
        text,
        html,
        attachments: [...(await attachmentsOf(email))],
        headers: AUTOMATIC,
        // The same on every try, so that a mail that goes out twice can be known as one.
        messageId: `<${email.id}@${host}>`,
        ...threadOf(email, host),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => void made?.then((transport) => transport.close()),
  };
}
