import type { Mailbox } from './mailbox.js';
import type { StoredMail } from './message.js';
import { listPage, messagePage } from './pages.js';
import { pageFiles } from './web/page.js';
import { htmlPage, json, seeOther, text, type Reply } from './web/replies.js';
import { firstOf, route, type Handle } from './web/routes.js';

const MAIL_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; " +
  'sandbox allow-popups allow-popups-to-escape-sandbox';

/** Links of a mail open beside the inbox: the site refuses to be shown in a frame. */
const mailHtml = (mail: string) =>
  htmlPage({ markup: `<!doctype html><base target="_blank">${mail}` }, MAIL_CSP);

const api = (mailbox: Mailbox): Handle[] => [
  route('GET', '/api/messages', ({ url }) => {
    const mails = mailbox.list(url.searchParams.get('to') ?? undefined);
    return json({ messages: mails.map(({ message }) => message) });
  }),
  route('DELETE', '/api/messages', async () => {
    await mailbox.clear();
    return json({});
  }),
];

/** All that the inbox answers over HTTP. */
export const inboxRoutes = (mailbox: Mailbox): Handle => {
  const ofMail = (path: string, show: (mail: StoredMail) => Reply) =>
    route('GET', `/messages/:id${path}`, (_request, id = '') => {
      const mail = mailbox.find(id);
      return mail ? show(mail) : text('This mail is gone.', 404);
    });
  return firstOf([
    ...api(mailbox),
    ...pageFiles,
    route('GET', '/', () => listPage(mailbox)),
    ofMail('', messagePage),
    ofMail('/html', ({ message }) => mailHtml(message.html ?? '')),
    ofMail('/raw', ({ raw }) => text(raw)),
    route('POST', '/delete-all', async () => {
      await mailbox.clear();
      return seeOther('/');
    }),
  ]);
};
