import { mailHtml } from './mail-html.js';
import { inTheme, readPreviews, THEMES, type Preview, type Theme } from './previews.js';
import { html } from './web/html.js';
import { sandboxPage } from './web/page.js';
import { text, type Reply } from './web/replies.js';
import { firstOf, route, type Handle } from './web/routes.js';

const WIDTHS = [600, 320] as const;

const row = ({ name, subject, preheader }: Preview) =>
  html`<li>
    <a class="mail" href="/previews/${name}">
      <strong>${subject}</strong> <span class="quiet">${name}</span>
      <span>${preheader}</span>
    </a>
  </li>`;

const listOf = (previews: readonly Preview[]): Reply =>
  sandboxPage({
    title: 'Previews of mails',
    main: html`<p><a href="/">Inbox</a></p>
      <h1>Previews of mails</h1>
      <p class="quiet">
        Every kind of mail with sample data, as the product wrote it when it was built.
      </p>
      ${
        previews.length > 0
          ? html`<ul class="rows">
              ${previews.map(row)}
            </ul>`
          : html`<p class="card empty">None: the product has not been built yet.</p>`
      }`,
  });

const frame = (name: string, theme: Theme, width: number) => {
  const title = `${theme === 'dark' ? 'Dark' : 'Light'}, ${width} pixels`;
  return html`<figure>
    <figcaption>${title}</figcaption>
    <div class="scroll" tabindex="0" role="group" aria-label="${title}">
      <iframe
        class="width-${width}"
        title="The mail: ${title}"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        src="/previews/${name}/html?theme=${theme}"
      ></iframe>
    </div>
  </figure>`;
};

const pageOf = (preview: Preview): Reply =>
  sandboxPage({
    title: `Preview: ${preview.subject}`,
    main: html`<p><a href="/previews">All previews</a></p>
      <h1>${preview.subject}</h1>
      <dl class="card">
        <dt>Sample</dt>
        <dd>${preview.name}</dd>
        <dt>Preheader</dt>
        <dd>${preview.preheader}</dd>
      </dl>
      <h2>HTML</h2>
      <div class="frames">
        ${THEMES.flatMap((theme) => WIDTHS.map((width) => frame(preview.name, theme, width)))}
      </div>
      <h2>Text</h2>
      <pre class="card">${preview.text}</pre>`,
  });

/** All that the inbox answers about samples. */
export const previewRoutes = (file: string): Handle => {
  const ofPreview = (path: string, show: (preview: Preview, theme: string | null) => Reply) =>
    route('GET', `/previews/:name${path}`, async ({ url }, name) => {
      const preview = (await readPreviews(file)).find((one) => one.name === name);
      const theme = url.searchParams.get('theme');
      return preview ? show(preview, theme) : text('There is no such preview.', 404);
    });
  return firstOf([
    route('GET', '/previews', async () => listOf(await readPreviews(file))),
    ofPreview('', pageOf),
    ofPreview('/html', (preview, asked) => {
      const theme = THEMES.find((one) => one === asked);
      return mailHtml(theme ? inTheme(preview.html, theme) : preview.html);
    }),
  ]);
};
