import { sectionPathOf } from './paths.js';

/** The days of the business begin at midnight in India. */
const beginOf = (day: string): string => `${day}T00:00:00+05:30`;

/** A list at an address, filtered, with its filters in sight. */
export const listAt = (path: string, filter: Readonly<Record<string, string>>): string => {
  const shown = Object.fromEntries(Object.keys(filter).map((name) => [name, true]));
  const asked = { filter: JSON.stringify(filter), displayedFilters: JSON.stringify(shown) };
  return `${path}?${String(new URLSearchParams(asked))}`;
};

/** The list that shows the rows of a figure. */
export type Behind = {
  readonly resource: string;
  readonly filter?: Readonly<Record<string, string>>;
  /** The name of the list's date filter. */
  readonly since?: string;
};

/** The address of a list with the rows that a figure counts, from this day on. */
export function rowsBehind(
  { resource, filter = {}, since = 'since' }: Behind,
  day?: string,
): string {
  return listAt(sectionPathOf(resource), {
    ...filter,
    ...(day && { [since]: beginOf(day) }),
  });
}
