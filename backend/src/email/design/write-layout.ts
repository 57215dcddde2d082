import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { page } from './page.js';
import * as parts from './parts.js';
import { SAMPLES } from '../samples.js';
import { messageOf } from '../messages.js';
import type { MailLayout } from '../mail-layout.js';

// The last step of the build: draws the parts of all mails, so that the server needs no React.

const FOLDER = join(import.meta.dirname, '..');
const SENDER = {
  company: 'Saral Digital',
  publicUrl: 'https://portal.example.com',
  contact: 'hello@example.com',
};

/** Some programs lay out tables differently without it. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

const markup = (part: ReactElement): string => renderToStaticMarkup(part);

const layout: MailLayout = {
  page: `${DOCTYPE}${markup(page)}`,
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
// After the layout, which the messages need.
write(
  'previews.json',
  SAMPLES.map(({ name, kind, data }) => ({ name, kind, ...messageOf({ kind, data }, SENDER) })),
);
