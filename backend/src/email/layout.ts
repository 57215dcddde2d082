/** One part of a mail. */
export type Block =
  | { readonly text: string; readonly link?: string }
  | { readonly code: string }
  | { readonly rows: readonly (readonly [label: string, text: string])[] };

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What people typed, as text in HTML. */
const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const lines = (text: string): string => escaped(text).replaceAll('\n', '<br>');

const CODE = 'font-size:32px;letter-spacing:8px;font-weight:700;margin:24px 0';
const BODY =
  'font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;max-width:560px;margin:0 auto;padding:24px';

function htmlBlock(block: Block): string {
  if ('code' in block) return `<p style="${CODE}">${escaped(block.code)}</p>`;
  if ('rows' in block) {
    const rows = block.rows.map(
      ([label, text]) =>
        `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0">${escaped(label)}</th><td>${lines(text)}</td></tr>`,
    );
    return `<table role="presentation">${rows.join('')}</table>`;
  }
  if (block.link) return `<p><a href="${escaped(block.link)}">${lines(block.text)}</a></p>`;
  return `<p>${lines(block.text)}</p>`;
}

function textBlock(block: Block): string {
  if ('code' in block) return block.code;
  if ('rows' in block) return block.rows.map(([label, text]) => `${label}: ${text}`).join('\n');
  return block.link ? `${block.text}: ${block.link}` : block.text;
}

export const htmlOf = (blocks: readonly Block[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head><body style="${BODY}">${blocks.map(htmlBlock).join('')}</body></html>`;

export const textOf = (blocks: readonly Block[]): string =>
  `${blocks.map(textBlock).join('\n\n')}\n`;
