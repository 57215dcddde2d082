import { API_DOCS } from '../ops/index.js';
import type { Json } from './json-schema.js';
import { callersOf, isAskedFor, placesIn, type Asked, type Place } from './places.js';

export const STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; overflow-wrap: anywhere; }
h2 { margin-top: 2rem; text-transform: capitalize; }
details { border-top: 1px solid GrayText; padding: 0.25rem 0; }
summary { cursor: pointer; padding: 0.5rem 0; min-height: 1.5rem; }
summary:focus-visible, a:focus-visible, pre:focus-visible, input:focus-visible, select:focus-visible, button:focus-visible { outline: 2px solid Highlight; outline-offset: 2px; }
code, pre { font: 0.875rem/1.5 ui-monospace, monospace; }
form { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end; }
label { display: grid; gap: 0.25rem; }
input, select, button { font: inherit; min-height: 2.75rem; padding: 0 0.75rem; max-width: 100%; box-sizing: border-box; }
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

/** So few are shown opened. */
const FEW = 3;

/** What is shown of each operation: a document is shown often, and never changes. */
const written = new WeakMap<object, string>();

function contentOf(place: Place): string {
  const { operation } = place;
  const known = written.get(operation);
  if (known !== undefined) return known;
  const made = write(place);
  written.set(operation, made);
  return made;
}

const detailsOf = (place: Place, isOpen: boolean): string =>
  `<details${isOpen ? ' open' : ''}>${contentOf(place)}</details>`;

const write = (place: Place): string => {
  const { method, path, operation } = place;
  return `
<summary><code>${shown(method.toUpperCase())} ${shown(path)}</code> ${shown(operation.summary)}</summary>
<p>Who may: ${shown(callersOf(place).join(', '))}. Answers: ${shown(Object.keys(operation.responses).join(', '))}.</p>
${asJson('Parameters', operation.parameters)}${asJson('Body', operation.requestBody)}${asJson('Answer', operation.responses['200'])}
`;
};

function sectionOf(tag: string, places: readonly Place[]): string {
  const own = places.filter(({ operation }) => operation.tags.includes(tag));
  if (own.length === 0) return '';
  return `<section><h2>${shown(tag)}</h2>
${own.map((place) => detailsOf(place, places.length <= FEW)).join('\n')}</section>`;
}

const optionsOf = (callers: readonly string[], chosen: string): string =>
  callers
    .map((one) => `<option${one === chosen ? ' selected' : ''}>${shown(one)}</option>`)
    .join('');

const searchOf = ({ words, caller }: Asked, callers: readonly string[]): string =>
  `<form role="search" action="${API_DOCS}">
<label>Words <input type="search" name="q" value="${shown(words)}" maxlength="${MOST_CHARACTERS}"></label>
<label>Who may call <select name="caller"><option value="">Everybody</option>${optionsOf(callers, caller)}</select></label>
<button>Search</button>
</form>`;

export const MOST_CHARACTERS = 100;

/** The page of each document, as it is asked for most: with all calls, it takes long to join. */
const wholes = new WeakMap<Json, string>();

export function pageOf(document: Json, asked: Asked): string {
  if (asked.words !== '' || asked.caller !== '') return writePage(document, asked);
  const whole = wholes.get(document) ?? writePage(document, asked);
  wholes.set(document, whole);
  return whole;
}

function writePage(document: Json, asked: Asked): string {
  const { title, summary } = document.info as Record<string, string>;
  const all = placesIn(document);
  const places = all.filter((place) => isAskedFor(place, asked));
  const callers = [...new Set(all.flatMap(callersOf))].sort();
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
${searchOf(asked, callers)}
<p>${places.length} of ${all.length} calls.</p>
${tags.map((tag) => sectionOf(tag, places)).join('\n')}
<section><h2>Refusals</h2><details><summary>What each status says</summary>${asJson('By status', refusals)}</details></section>
</main>
</body>
</html>
`;
}
