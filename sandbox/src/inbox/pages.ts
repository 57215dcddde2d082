import type { Mailbox } from './mailbox.js';
import { headersOf, type Message, type StoredMail } from './message.js';
import { html } from './web/html.js';
import { moment, sandboxPage } from './web/page.js';
import type { Reply } from './web/replies.js';

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

export const listPage = (mailbox: Mailbox): Reply => {
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

export const messagePage = ({ message, raw }: StoredMail): Reply =>
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
