import { until } from './until.js';

type Mail = { readonly subject: string; readonly text: string };

export async function codeMailedTo(
  inboxUrl: string,
  address: string,
  wanted = /\b\d{6}\b/,
): Promise<string> {
  const [code] = /\b\d{6}\b/.exec((await mailTo(inboxUrl, address, wanted)).text) ?? [];
  if (!code) throw new Error('The mail holds no code');
  return code;
}

export const mailTo = (inboxUrl: string, address: string, wanted: RegExp): Promise<Mail> =>
  until(async () => {
    const response = await fetch(`${inboxUrl}/api/messages?to=${encodeURIComponent(address)}`);
    const { messages } = (await response.json()) as { messages: Mail[] };
    return messages.find(({ text }) => wanted.test(text));
  });
