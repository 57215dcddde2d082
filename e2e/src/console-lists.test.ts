import { expect, it } from '@jest/globals';
import { CONSOLE_LISTS } from './testing/console-screens.js';

type Part = { readonly resource?: { readonly name: string } };

/** In a variable, so that the compiler does not follow it: the console is compiled by itself. */
const CONSOLE = '../../admin-console/src/app/parts.js';
const { PARTS } = (await import(CONSOLE)) as { readonly PARTS: readonly (readonly Part[])[] };

it('Every list that the console has is tried in a browser', () => {
  const shown = PARTS.flat().flatMap(({ resource }) => resource?.name ?? []);
  expect(CONSOLE_LISTS.map(({ resource }) => resource).toSorted()).toEqual(shown.toSorted());
});
