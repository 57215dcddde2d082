import type { ComponentType } from 'react';
import { DataTable, useResourceContext } from 'react-admin';
import { EntryLink } from './entry-link.js';
import { TwoLines } from './two-lines.js';

type OfStudent = { readonly id: string; readonly studentName: string };

/** The student's name, which leads to the entry. */
export function StudentColumn() {
  const resource = useResourceContext() ?? '';
  return (
    <DataTable.Col<OfStudent>
      source="studentName"
      label="Name"
      disableSort
      render={({ id, studentName }) => (
        <EntryLink resource={resource} id={id}>
          {studentName}
        </EntryLink>
      )}
    />
  );
}

/** The same, with the student's email below. */
export function StudentAndEmailColumn() {
  const resource = useResourceContext() ?? '';
  return (
    <DataTable.Col<OfStudent & { readonly email: string }>
      source="studentName"
      label="Name and email"
      disableSort
      render={({ id, studentName, email }) => (
        <TwoLines
          first={
            <EntryLink resource={resource} id={id}>
              {studentName}
            </EntryLink>
          }
          second={email}
        />
      )}
    />
  );
}

type StateColumnProps<State extends string> = {
  readonly as: ComponentType<{ readonly state: State }>;
};

/** The state of an entry, as its badge. */
export const StateColumn = <State extends string>({ as: Badge }: StateColumnProps<State>) => (
  <DataTable.Col<{ readonly state: State }>
    source="state"
    label="State"
    disableSort
    render={({ state }) => <Badge state={state} />}
  />
);
