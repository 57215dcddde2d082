import { Mailbox } from './mailbox.js';
import { inboxRoutes } from './routes.js';
import { serveSmtp } from './smtp.js';
import { serve } from './web/serve.js';

/** Ports may be 0 for any free one. */
export type InboxOptions = { readonly smtpPort: number; readonly httpPort: number };

export type Inbox = { readonly smtpUrl: string; readonly httpUrl: string; stop(): Promise<void> };

/**
 * Starts a mail server that delivers to a web page instead of to people. Takes any mail (10 MB at
 * most), with or without a password, on 127.0.0.1. They live as long as the process.
 *
 * `GET /api/messages?to=<address>` answers `{ messages: Message[] }`, newest first;
 * `DELETE /api/messages` empties the inbox.
 */
export const startInbox = async (options: InboxOptions): Promise<Inbox> => {
  const mailbox = new Mailbox();
  const smtp = await serveSmtp(options.smtpPort, (mail, envelope) => mailbox.add(mail, envelope));
  const routes = inboxRoutes(mailbox);
  const web = await serve(options.httpPort, routes).catch(async (error: unknown) => {
    await smtp.stop();
    throw error;
  });
  return {
    smtpUrl: smtp.url,
    httpUrl: web.url,
    stop: async () => {
      await Promise.all([smtp.stop(), web.stop()]);
    },
  };
};
