import type { Socket } from 'node:net';
import { LocalServer } from './local-server.js';

export type WireMail = {
  readonly recipients: readonly string[];
  readonly raw: string;
  readonly messageId: string;
  readonly answer: string | null;
};

export const CUT = Symbol('Cut');

/** What to say to a line, if not OK; null says nothing at all. */
export type Script = (line: string) => string | null | undefined | typeof CUT;

export const MAIL_TEXT = '.';

const END_OF_TEXT = '\r\n.\r\n';
const OK = '250 OK';

const replyTo = (line: string): string => {
  if (line === 'DATA') return '354 Go on';
  return line === 'QUIT' ? '221 Bye' : OK;
};

const messageIdOf = (raw: string): string => /^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim() ?? '';

/** A mail server that does as the test says: takes, refuses, hangs, goes away, comes back. */
export class SmtpStandIn extends LocalServer {
  readonly mails: WireMail[] = [];
  visits = 0;
  script: Script = () => undefined;
  storeMs = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  mailsTo(address: string): WireMail[] {
    return this.mails.filter(({ recipients }) => recipients.includes(address));
  }

  protected serve(socket: Socket): void {
    this.visits += 1;
    this.keep(socket);
    let heard = '';
    let recipients: string[] = [];
    let inText = false;
    const say = (line: string, usual: string): string | null => {
      const said = this.script(line);
      if (said === CUT) socket.destroy();
      const reply = said === undefined ? usual : said;
      if (typeof reply !== 'string') return null;
      socket.write(`${reply}\r\n`);
      return reply;
    };
    const take = (raw: string): void => {
      const mail = { recipients, raw, messageId: messageIdOf(raw), answer: null as string | null };
      this.mails.push(mail);
      recipients = [];
      const answer = () => {
        mail.answer = say(MAIL_TEXT, OK);
      };
      if (this.storeMs > 0) setTimeout(answer, this.storeMs);
      else answer();
    };
    const hear = (line: string): void => {
      const recipient = /^RCPT TO:<(.*?)>/i.exec(line)?.[1];
      const reply = say(line, replyTo(line));
      if (recipient && reply?.startsWith('2')) recipients.push(recipient);
      inText = reply?.startsWith('354') ?? false;
    };
    say('', '220 stand-in');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      heard += chunk;
      for (;;) {
        const end = heard.indexOf(inText ? END_OF_TEXT : '\r\n');
        if (end < 0) return;
        const part = heard.slice(0, end);
        heard = heard.slice(end + (inText ? END_OF_TEXT.length : 2));
        if (!inText) hear(part);
        else {
          inText = false;
          take(part);
        }
      }
    });
  }
}
