import { rightsOf } from '@portal/backend/app/rights.js';

type Part = {
  readonly resource?: { readonly name: string };
  readonly section?: { readonly reads: string };
};
type Lists = { readonly CONSOLE_LISTS: readonly { readonly resource: string }[] };

/** In variables, so that the compiler does not follow them: they are compiled by themselves. */
const CONSOLE = '../../../../admin-console/src/app/parts.js';
const SCREENS = '../../../../e2e/src/testing/console-screens.js';
const { PARTS } = (await import(CONSOLE)) as { readonly PARTS: readonly (readonly Part[])[] };
const { CONSOLE_LISTS } = (await import(SCREENS)) as Lists;

it('What a section of the console reads is a route, so that its owner finds it', () => {
  const read = PARTS.flat().flatMap(({ section }) => (section ? [`GET ${section.reads}`] : []));
  const rights = rightsOf('owner');
  expect(read.filter((route) => !rights.includes(route))).toEqual([]);
  expect(rightsOf('finance')).not.toContain('GET questions');
});

it('Every list that the console has is tried in a browser', () => {
  const shown = PARTS.flat().flatMap(({ resource }) => resource?.name ?? []);
  expect(CONSOLE_LISTS.map(({ resource }) => resource).toSorted()).toEqual(shown.toSorted());
});
