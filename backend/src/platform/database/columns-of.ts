import type { EntitySchema } from 'typeorm';

export const columnsOf = <Row>({ options }: EntitySchema<Row>): string =>
  Object.entries<{ readonly name?: string } | undefined>(options.columns)
    .map(([field, column]) => `${column?.name ?? field} AS "${field}"`)
    .join(', ');
