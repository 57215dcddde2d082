import { html, type Html } from './html.js';
import { htmlPage, script, styles, type Reply } from './replies.js';
import { route } from './routes.js';

type Page = {
  readonly title: string;
  readonly main: Html;
  /** Shows itself again every two seconds, without the reader doing anything. */
  readonly live?: boolean;
};

export const sandboxPage = ({ title, main, live = false }: Page): Reply =>
  htmlPage(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title}</title>
          <link rel="icon" href="data:," />
          <link rel="stylesheet" href="/page.css" />
          ${live ? html`<script type="module" src="/live.js"></script>` : ''}
        </head>
        <body>
          <header class="bar">
            <a href="/">Sandbox</a> <span>nothing here leaves this machine</span>
          </header>
          <main>${main}</main>
        </body>
      </html>`,
  );

export const pageFiles = [
  route('GET', '/page.css', () => styles('inbox/web/page.css')),
  route('GET', '/live.js', () => script('inbox/web/live.js')),
];

const CLOCK = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'medium' });

export const moment = (at: Date) =>
  html`<time datetime="${at.toISOString()}">${CLOCK.format(at)}</time>`;
