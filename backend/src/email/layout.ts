import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Block, Sender, Words } from './phrases.js';
import type { MailLayout } from './mail-layout.js';
import { BACKEND_FOLDER } from '../platform/backend-folder.js';

// The same path from `dist` and `src`: the build writes it, see design/write-layout.ts.
const DRAWN = join(BACKEND_FOLDER, 'dist/email/layout.json');

type Part = readonly string[];
type Parts = Readonly<Record<keyof MailLayout, Part>>;

let drawn: Parts | undefined;

const parse = (part: string): Part => part.split(/\{\{(\w+)\}\}/);

/** @throws if the backend was not built */
export function mailLayout(): Parts {
  if (drawn) return drawn;
  const layout = JSON.parse(readFileSync(DRAWN, 'utf8')) as MailLayout;
  const parts = Object.entries(layout).map(([name, part]) => [name, parse(part)] as const);
  drawn = Object.fromEntries(parts) as Parts;
  return drawn;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const lines = (text: string): string => escaped(text).replace(/\r?\n/g, '<br>');

type Markup = Readonly<Record<string, string>>;

/** Fills the placeholders of a part; inserted markup is not searched for placeholders. */
const filled = (part: Part, places: Markup): string =>
  part.map((piece, at) => (at % 2 === 0 ? piece : (places[piece] ?? ''))).join('');

function htmlBlock(block: Block, layout: Parts): string {
  if (typeof block === 'string') return filled(layout.text, { text: lines(block) });
  if ('code' in block) return filled(layout.code, { code: escaped(block.code) });
  if ('rows' in block) {
    const rows = block.rows.map(([label, text]) =>
      filled(layout.row, { label: escaped(label), text: lines(text) }),
    );
    return filled(layout.rows, { rows: rows.join('') });
  }
  if ('quote' in block) {
    return filled(layout.quote, { label: escaped(block.label), text: lines(block.quote) });
  }
  return filled(layout.button, { text: escaped(block.button), to: escaped(block.to) });
}

export function htmlOf(words: Words, { company, publicUrl }: Sender): string {
  const layout = mailLayout();
  return filled(layout.page, {
    subject: escaped(words.subject),
    preheader: escaped(words.preheader),
    title: escaped(words.title),
    body: words.blocks.map((block) => htmlBlock(block, layout)).join(''),
    reason: escaped(words.reason),
    company: escaped(company),
    site: escaped(publicUrl),
    host: escaped(new URL(publicUrl).host),
  });
}
