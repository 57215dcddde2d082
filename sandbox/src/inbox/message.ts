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

/** By whom and to whom it was delivered; the headers of a mail may say otherwise. */
export type Envelope = { readonly from: string; readonly to: readonly string[] };

const HEADER_END = /\r?\n\r?\n/;

export const headersOf = (raw: Buffer): string => raw.toString().split(HEADER_END, 1)[0] ?? '';

const UNREADABLE: Pick<Email, 'subject' | 'text'> = {
  subject: '(a mail that could not be read)',
  text: 'See its raw form.',
};

const addressOf = (address: Address | undefined) => address?.address ?? address?.name ?? null;

/** Never throws: what can't be read is still shown. */
export const readMail = async (
  id: string,
  raw: Buffer,
  envelope: Envelope,
): Promise<StoredMail> => {
  const receivedAt = new Date().toISOString();
  const email: Partial<Email> = await PostalMime.parse(raw).catch(() => UNREADABLE);
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
      receivedAt,
    },
  };
};
