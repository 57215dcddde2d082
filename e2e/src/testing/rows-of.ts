import type { Product } from './product.js';

const BY_THEMSELVES = ['rate_limits', 'badges', 'badges_due', 'badge_lists'];

export const rowsOf = (product: Product) =>
  product.sql(
    `SELECT table_name AS name, query_to_xml(
       format('SELECT count(*) FROM %I.%I', table_schema, table_name), false, true, '')::text AS n
     FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
       AND table_name <> ALL ($1) ORDER BY 1`,
    [BY_THEMSELVES],
  );
