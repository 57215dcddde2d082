/** Markup that is safe to send: every value put into it was escaped or is markup itself. */
export type Html = { readonly markup: string };

type Value = Html | string | number | readonly Html[];

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const toMarkup = (value: Value): string => {
  if (typeof value === 'string') return escape(value);
  if (typeof value === 'number') return String(value);
  return 'markup' in value ? value.markup : value.map((part) => part.markup).join('');
};

/** Tag for templates: strings are escaped, nested templates and lists of them are not. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html => ({
  markup: parts.reduce((all, part, index) => all + toMarkup(values[index - 1] ?? '') + part),
});
