import type { ComponentType, ReactNode } from 'react';
import { DataTable, useResourceContext, type RaRecord } from 'react-admin';
import { linkTo } from './entry-link.js';
import { TwoLines } from './two-lines.js';

type EntryColumnProps<Row> = {
  readonly source: string;
  readonly label?: string;
  readonly words: (row: Row) => ReactNode;
  /** A second fact, below. */
  readonly below?: (row: Row) => ReactNode;
};

/** The name of an entry, as a link to it. */
export function EntryColumn<Row extends RaRecord>(props: EntryColumnProps<Row>) {
  const { words, below, ...column } = props;
  const resource = useResourceContext() ?? '';
  const link = (row: Row) => linkTo(resource, String(row.id), words(row));
  return (
    <DataTable.Col<Row>
      {...column}
      disableSort
      render={(row) => (below ? <TwoLines first={link(row)} second={below(row)} /> : link(row))}
    />
  );
}

type OfStudent = { readonly id: string; readonly studentName: string };

/** The student's name, as a link to the entry. */
export const StudentColumn = () => (
  <EntryColumn<OfStudent> source="studentName" label="Name" words={(row) => row.studentName} />
);

type OfStudentAndEmail = OfStudent & { readonly email: string };

/** The same, with the student's email below. */
export const StudentAndEmailColumn = () => (
  <EntryColumn<OfStudentAndEmail>
    source="studentName"
    label="Name and email"
    words={(row) => row.studentName}
    below={(row) => row.email}
  />
);

type StateColumnProps<State extends string> = {
  readonly label?: string;
  readonly as: ComponentType<{ readonly state: State }>;
};

export const StateColumn = <State extends string>({
  label = 'State',
  as: Badge,
}: StateColumnProps<State>) => (
  <DataTable.Col<{ readonly state: State }>
    source="state"
    label={label}
    disableSort
    render={({ state }) => <Badge state={state} />}
  />
);
