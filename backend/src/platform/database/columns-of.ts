import type { EntitySchema } from 'typeorm';

/** The columns of a table under the names of their fields, for hand-written SQL. */
export const columnsOf = <Row>({ options }: EntitySchema<Row>): string =>
  Object.entries<{ readonly name?: string } | undefined>(options.columns)
    .map(([field, column]) => `${column?.name ?? field} AS "${field}"`)
    .join(', ');
