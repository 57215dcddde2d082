import type { ComponentType, ReactNode } from 'react';
import { DataTable, useResourceContext, type RaRecord } from 'react-admin';
import { linkTo } from './entry-link.js';
import { TwoLines } from './two-lines.js';

type EntryColumnProps<Row> = {
  readonly source: string;
  readonly label?: string;
  readonly words: (row: Row) => ReactNode;
};

/** What an entry is called, which leads to it. */
export function EntryColumn<Row extends RaRecord>({ words, ...column }: EntryColumnProps<Row>) {
  const resource = useResourceContext() ?? '';
  return (
    <DataTable.Col<Row>
      {...column}
      disableSort
      render={(row) => linkTo(resource, String(row.id), words(row))}
    />
  );
}

type OfStudent = { readonly id: string; readonly studentName: string };

/** The student's name, which leads to the entry. */
export const StudentColumn = () => (
  <EntryColumn<OfStudent> source="studentName" label="Name" words={(row) => row.studentName} />
);

type OfStudentAndEmail = OfStudent & { readonly email: string };

/** The same, with the student's email below. */
export function StudentAndEmailColumn() {
  const resource = useResourceContext() ?? '';
  return (
    <DataTable.Col<OfStudentAndEmail>
      source="studentName"
      label="Name and email"
      disableSort
      render={({ id, studentName, email }) => (
        <TwoLines first={linkTo(resource, id, studentName)} second={email} />
      )}
    />
  );
}

type StateColumnProps<State extends string> = {
  readonly label?: string;
  readonly as: ComponentType<{ readonly state: State }>;
};

/** The state of an entry, as its badge. */
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
