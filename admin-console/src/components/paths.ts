/** What an entry of a resource is called, and several. */
const NOUNS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  'credit-notes': ['credit note', 'credit notes'],
  'provider-events': ['event', 'events'],
  audit: ['action', 'actions'],
  payments: ['payment', 'payment records'],
  settlements: ['settlement or difference', 'settlements and differences'],
};

export const nounsOf = (resource: string): readonly [one: string, many: string] =>
  NOUNS[resource] ?? [resource.slice(0, -1), resource];

/** Where resources are listed that have no section of the same name. */
const LISTED_AT: Readonly<Record<string, string>> = {
  results: '/admin',
  applications: '/admin/internships',
};

export const sectionPathOf = (resource: string): string =>
  LISTED_AT[resource] ?? `/admin/${resource}`;

/** Resources whose entries are shown by the form that changes them. */
const SHOWN_BY_FORM = ['questions'];

/** Where one entry of a resource is shown. */
export const entryPath = (resource: string, id: string): string => {
  const form = `/admin/${resource}/${encodeURIComponent(id)}`;
  return SHOWN_BY_FORM.includes(resource) ? form : `${form}/show`;
};

/** The beginning of the addresses of the entries that are listed at a path. */
export const entriesOf = (path: string): string => {
  const [resource] = Object.entries(LISTED_AT).find(([, listed]) => listed === path) ?? [];
  return resource ? `/admin/${resource}/` : `${path}/`;
};
