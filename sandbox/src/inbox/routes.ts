import { mailHtml } from './mail-html.js';
import type { Mailbox } from './mailbox.js';
import type { StoredMail } from './message.js';
import { listPage, messagePage } from './pages.js';
import { pageFiles } from './web/page.js';
import { json, seeOther, text, type Reply } from './web/replies.js';
import { firstOf, route, type Handle } from './web/routes.js';

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
