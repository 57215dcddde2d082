import { until } from './until.js';

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

async function mailsTo(inbox: Inbox, address: string): Promise<readonly ReceivedMail[]> {
  const response = await fetch(`${inbox.httpUrl}/api/messages?to=${encodeURIComponent(address)}`);
  const { messages } = (await response.json()) as { messages: ReceivedMail[] };
  return messages;
}

export const mailTo = (inbox: Inbox, address: string, subject: RegExp): Promise<ReceivedMail> =>
  until(async () => (await mailsTo(inbox, address)).find((mail) => subject.test(mail.subject)));

export async function codeMailedTo(inbox: Inbox, address: string): Promise<string> {
  const [code = ''] = /^\d{6}$/m.exec((await mailTo(inbox, address, /^Your .* code$/)).text) ?? [];
  return code;
}
