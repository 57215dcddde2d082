import { API_DOCS } from '../ops/index.js';
import type { Json } from './json-schema.js';

export const STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; overflow-wrap: anywhere; }
h2 { margin-top: 2rem; text-transform: capitalize; }
details { border-top: 1px solid GrayText; padding: 0.25rem 0; }
summary { cursor: pointer; padding: 0.5rem 0; min-height: 1.5rem; }
summary:focus-visible, a:focus-visible, pre:focus-visible { outline: 2px solid Highlight; outline-offset: 2px; }
code, pre { font: 0.875rem/1.5 ui-monospace, monospace; }
pre { overflow: auto; max-height: 24rem; padding: 0.75rem; border: 1px solid GrayText; }
`;

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const shown = (text: unknown): string =>
  String(text).replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

const asJson = (title: string, part: unknown): string =>
  part === undefined
    ? ''
    : `<h4>${shown(title)}</h4><pre tabindex="0">${shown(JSON.stringify(part, null, 2))}</pre>`;

function callersOf(security: readonly Json[]): string {
  if (security.length === 0) return 'anyone';
  return security
    .map((one) => {
      const [[scheme, roles] = ['anyone', []]] = Object.entries(one) as [string, string[]][];
      return roles.length > 0 ? `${scheme} (${roles.join(', ')})` : scheme;
    })
    .join(' or ');
}

type Operation = Json & {
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly Json[];
  readonly responses: Json;
};

type Place = { readonly method: string; readonly path: string; readonly operation: Operation };

const detailsOf = ({ method, path, operation }: Place): string => `<details>
<summary><code>${shown(method.toUpperCase())} ${shown(path)}</code> ${shown(operation.summary)}</summary>
<p>Who may: ${shown(callersOf(operation.security))}. Answers: ${shown(Object.keys(operation.responses).join(', '))}.</p>
${asJson('Parameters', operation.parameters)}${asJson('Body', operation.requestBody)}${asJson('Answer', operation.responses['200'])}
</details>`;

const placesIn = ({ paths }: Json): readonly Place[] =>
  Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );

const sectionOf = (tag: string, places: readonly Place[]): string =>
  `<section><h2>${shown(tag)}</h2>
${places
  .filter(({ operation }) => operation.tags.includes(tag))
  .map(detailsOf)
  .join('\n')}</section>`;

/** The document for people: without scripts, since nothing in it has to move. */
export function pageOf(document: Json): string {
  const { title, summary } = document.info as Record<string, string>;
  const places = placesIn(document);
  const tags = (document.tags as readonly { readonly name: string }[]).map(({ name }) => name);
  const refusals = (document.components as Json).responses;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${API_DOCS}.css">
<title>${shown(title)}: API</title>
</head>
<body>
<header><h1>${shown(title)}: API</h1><p>${shown(summary)}.</p></header>
<main>
${tags.map((tag) => sectionOf(tag, places)).join('\n')}
<section><h2>Refusals</h2><details><summary>What each status says</summary>${asJson('By status', refusals)}</details></section>
</main>
</body>
</html>
`;
}
