import type { Mailbox } from './mailbox.js';
import { type StoredMail, headersOf, type Message } from './message.js';
import { pageFiles, moment, sandboxPage } from './web/page.js';
import { json, seeOther, text, type Reply, htmlPage } from './web/replies.js';
import { firstOf, route, type Handle } from './web/routes.js';
import { html } from './web/html.js';

const MAIL_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; " +
  'sandbox allow-popups allow-popups-to-escape-sandbox';

/**
 * A mail's own HTML, where it can do nothing. Its links open beside the inbox: the site refuses to
 * be shown in a frame.
 */
const mailHtml = (mail: string): Reply =>
  htmlPage({ markup: `<!doctype html><base target="_blank">${mail}` }, MAIL_CSP);

const SHOWN_MAILS = 200;

const subjectOf = ({ subject }: Message) => (subject.trim() === '' ? '(no subject)' : subject);

const senderOf = ({ from, fromName }: Message) => (fromName ? `${fromName} <${from}>` : from);

const row = (message: Message) =>
  html`<li>
    <a class="mail" href="/messages/${message.id}">
      <strong>${subjectOf(message)}</strong>
      ${moment(new Date(message.receivedAt))}
      <span>to ${message.to.join(', ')}</span>
      <span class="quiet">from ${senderOf(message)}</span>
    </a>
  </li>`;

const countOf = (mails: readonly StoredMail[]) => {
  const count = mails.length === 1 ? '1 mail' : `${mails.length} mails`;
  return mails.length > SHOWN_MAILS ? `${count}, the newest ${SHOWN_MAILS} shown` : count;
};

const listPage = (mailbox: Mailbox): Reply => {
  const mails = mailbox.list();
  const rows = mails.slice(0, SHOWN_MAILS).map(({ message }) => row(message));
  return sandboxPage({
    title: 'Inbox',
    live: true,
    main: html`<div class="head">
        <h1>Inbox</h1>
        <p role="status">${countOf(mails)}</p>
        <form method="post" action="/delete-all"><button>Delete all</button></form>
      </div>
      <div data-live>
        ${
          rows.length > 0
            ? html`<ul class="rows">
                ${rows}
              </ul>`
            : html`<p class="card empty">No mail yet. This page shows it as it arrives.</p>`
        }
      </div>`,
  });
};

const facts = (message: Message) =>
  html`<dl class="card">
    <dt>From</dt>
    <dd>${senderOf(message)}</dd>
    <dt>To</dt>
    <dd>${message.to.join(', ')}</dd>
    ${
      message.replyTo
        ? html`<dt>Reply to</dt>
            <dd>${message.replyTo}</dd>`
        : ''
    }
    <dt>Received</dt>
    <dd>${moment(new Date(message.receivedAt))}</dd>
  </dl>`;

const fold = (title: string, content: string, open = false) =>
  html`<details class="card" ${open ? html`open` : ''}>
    <summary>${title}</summary>
    <pre>${content}</pre>
  </details>`;

const messagePage = ({ message, raw }: StoredMail): Reply =>
  sandboxPage({
    title: subjectOf(message),
    main: html`<p><a href="/">All mails</a></p>
      <h1>${subjectOf(message)}</h1>
      ${facts(message)}
      ${
        message.html === null
          ? ''
          : html`<iframe
              title="The mail as HTML"
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              src="/messages/${message.id}/html"
            ></iframe>`
      }
      <h2>Behind it</h2>
      ${fold('Text', message.text, true)} ${fold('Headers', headersOf(raw))}
      <p><a href="/messages/${message.id}/raw">Raw mail</a></p>`,
  });

const api = (mailbox: Mailbox): Handle[] => [
  route('GET', '/api/messages', ({ url }) => {
    const mails = mailbox.list(url.searchParams.get('to') ?? undefined);
    return json({ messages: mails.map(({ message }) => message) });
  }),
  route('DELETE', '/api/messages', () => {
    mailbox.clear();
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
    route('POST', '/delete-all', () => {
      mailbox.clear();
      return seeOther('/');
    }),
  ]);
};
