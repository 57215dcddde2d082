import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { render } from 'react-email';
import { page } from './page.js';
import * as parts from './parts.js';
import { SAMPLES } from '../samples.js';
import { messageOf } from '../messages.js';
import type { MailLayout } from '../mail-layout.js';

// The last step of the build: draws the parts of all mails once, so that the running product needs
// neither React nor the library that mails are written with.

const FOLDER = join(import.meta.dirname, '..');
const SENDER = {
  company: 'Saral Digital',
  publicUrl: 'https://portal.example.com',
  contact: 'hello@example.com',
};

const markup = (part: ReactElement): string => renderToStaticMarkup(part);

const layout: MailLayout = {
  page: await render(page),
  text: markup(parts.text),
  code: markup(parts.code),
  rows: markup(parts.rows),
  row: markup(parts.row),
  quote: markup(parts.quote),
  button: markup(parts.button),
};

const write = (file: string, content: unknown): void =>
  writeFileSync(join(FOLDER, file), JSON.stringify(content, null, 2));

write('layout.json', layout);
// After the layout, which the messages read.
write(
  'previews.json',
  SAMPLES.map(({ name, kind, data }) => ({ name, kind, ...messageOf({ kind, data }, SENDER) })),
);
