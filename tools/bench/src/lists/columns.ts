/** So many rows of a table: its statement takes their number, and the last figure is the rows per unit. */
export type Filling = readonly [table: string, sql: string, rowsPerUnit: number];

/** Rows that lie as far apart as they would over three years, the last of them a while ago. */
export const AT = "now() - interval '3 years' * n / $1 - interval '1 hour'";

export const DOMAIN =
  "(ARRAY['hr', 'devops', 'data science', 'machine learning', 'backend development'])[1 + n % 5]";

/** A first name that one in a hundred has, and a word that nobody else has. */
export const NAME = "'Name' || n % 100 || ' S' || lpad(n::text, 8, '0')";
export const EMAIL = "'s' || lpad(n::text, 8, '0') || '@example.com'";

export const id = (kind: number, n = 'n') =>
  `('${kind}0000000-0000-4000-8000-' || lpad(${n}::text, 12, '0'))::uuid`;
