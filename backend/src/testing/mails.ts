import { until } from './until.js';

/** A mail in the sandbox's inbox. */
export type ReceivedMail = {
  readonly messageId: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
};

type Inbox = { readonly httpUrl: string };

/** All mails to an address, newest first. */
async function mailsTo(inbox: Inbox, address: string): Promise<readonly ReceivedMail[]> {
  const response = await fetch(`${inbox.httpUrl}/api/messages?to=${encodeURIComponent(address)}`);
  const { messages } = (await response.json()) as { messages: ReceivedMail[] };
  return messages;
}

/** Waits for a mail to an address whose subject matches. */
export const mailTo = (inbox: Inbox, address: string, subject: RegExp): Promise<ReceivedMail> =>
  until(async () => (await mailsTo(inbox, address)).find((mail) => subject.test(mail.subject)));

/** Waits for the mail with a code, and reads the code from it. */
export async function codeMailedTo(inbox: Inbox, address: string): Promise<string> {
  const [code = ''] = /^\d{6}$/m.exec((await mailTo(inbox, address, /^Your .* code$/)).text) ?? [];
  return code;
}
