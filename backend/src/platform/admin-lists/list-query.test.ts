import { expect, it } from '@jest/globals';
import { LISTS } from '../../app/lists.js';
import { conditionsOf } from './list-query.js';

const NOTHING_NARROWED = { where: 'true', values: [], isSearch: false };

const cases = LISTS.flatMap((spec) =>
  Object.keys(spec.filters).map((name) => [spec.resource, name, spec] as const),
);

it.each(cases)(
  'A filter of the list of %s, "%s", narrows nothing once it is emptied',
  (_, name, spec) => {
    expect(conditionsOf(spec, { [name]: '' })).toEqual(NOTHING_NARROWED);
    expect(conditionsOf(spec, { [name]: null })).toEqual(NOTHING_NARROWED);
  },
);

it('A filter that is emptied leaves the other filters as they are', () => {
  const spec = LISTS.find(({ resource }) => resource === 'applications')!;
  const domainOnly = conditionsOf(spec, { domain: 'hr' });
  expect(domainOnly.where).toContain('$1');
  expect(conditionsOf(spec, { q: '', domain: 'hr', since: null })).toEqual(domainOnly);
});

it.each([
  ['2026-11-01', '2026-10-31T18:30:00.000Z'],
  ['2026-11-01T00:00:00+05:30', '2026-11-01T00:00:00+05:30'],
])('A filter by the date %s begins at %s', (typed, moment) => {
  const spec = LISTS.find(({ resource }) => resource === 'payments')!;
  expect(conditionsOf(spec, { paidSince: typed, before: typed }).values).toEqual([moment, moment]);
});

it.each(['2026-02-30', '2026-11', 'today'])('A filter by the date %s is refused', (typed) => {
  const spec = LISTS.find(({ resource }) => resource === 'payments')!;
  expect(() => conditionsOf(spec, { paidSince: typed })).toThrow(
    expect.objectContaining({
      details: { fields: { 'filter.paidSince': 'This is not a date' } },
    }),
  );
});

it('A filter of ids that is an empty list finds nothing', () => {
  const spec = LISTS.find(({ resource }) => resource === 'applications')!;
  expect(conditionsOf(spec, { id: [] })).toMatchObject({ values: [[]] });
});
