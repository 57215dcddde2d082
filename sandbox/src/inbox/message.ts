import PostalMime, { type Address, type Email } from 'postal-mime';

export type Message = {
  readonly id: string;
  readonly messageId: string | null;
  /** The address alone; `fromName` holds what is before it. */
  readonly from: string;
  readonly fromName: string;
  /** Whom it was delivered to (the envelope), blind copies included. */
  readonly to: readonly string[];
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  /** ISO 8601. */
  readonly receivedAt: string;
};

export type StoredMail = { readonly message: Message; readonly raw: Buffer };

/** Puts the envelope before the mail, as mail servers do, so that it's kept in the same file. */
export const withEnvelope = (mail: Buffer, from: string, to: readonly string[]): Buffer => {
  const recipients = to.map((address) => `<${address}>`).join(', ');
  const envelope = `X-Envelope-From: <${from}>\r\nX-Envelope-To: ${recipients}\r\n`;
  return Buffer.concat([Buffer.from(envelope), mail]);
};

const HEADER_END = /\r?\n\r?\n/;

export const headersOf = (raw: Buffer): string => raw.toString().split(HEADER_END, 1)[0] ?? '';

// By place, not by name: the sender may have written headers of these names too.
const envelopeOf = (raw: Buffer) => {
  const [from = '', to = ''] = headersOf(raw)
    .split('\r\n', 2)
    .map((line) => line.slice(line.indexOf('<') + 1, -1));
  return { from, to: to.split('>, <') };
};

const UNREADABLE: Pick<Email, 'subject' | 'text'> = {
  subject: '(a mail that could not be read)',
  text: 'See its raw form.',
};

const addressOf = (address: Address | undefined) => address?.address ?? address?.name ?? null;

/** Reads a mail that `withEnvelope` made. Never throws: what can't be read is still shown. */
export const readMail = async (id: string, receivedAt: Date, raw: Buffer): Promise<StoredMail> => {
  const email: Partial<Email> = await PostalMime.parse(raw).catch(() => UNREADABLE);
  const envelope = envelopeOf(raw);
  return {
    raw,
    message: {
      id,
      messageId: email.messageId ?? null,
      from: addressOf(email.from) ?? envelope.from,
      fromName: email.from?.name ?? '',
      to: envelope.to,
      replyTo: addressOf(email.replyTo?.[0]),
      subject: email.subject ?? '',
      text: email.text ?? '',
      html: email.html ?? null,
      receivedAt: receivedAt.toISOString(),
    },
  };
};
