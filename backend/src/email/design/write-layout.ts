import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { page } from './page.js';
import * as parts from './parts.js';
import type { MailLayout } from '../mail-layout.js';

// The last step of the build: draws the parts of all mails, so that the server needs no React.

const FOLDER = join(import.meta.dirname, '..');

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

writeFileSync(join(FOLDER, 'layout.json'), JSON.stringify(layout, null, 2));
