import { domainLabel } from '@portal/domain/accounts/choices.js';
import type { RaRecord } from 'react-admin';
import type { Column } from '../components/data-table.js';
import { ListScreen } from '../components/list-screen.js';
import { Moment } from '../components/moment.js';

type ApplicationRow = RaRecord<string> & {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly domain: string;
  readonly education: string;
  readonly experience: string;
  readonly skills: string;
  readonly message: string;
  readonly createdAt: string;
};

const COLUMNS: readonly Column<ApplicationRow>[] = [
  { header: 'Name', cell: (row) => row.name },
  { header: 'Email', cell: (row) => row.email, look: 'prose' },
  { header: 'Phone', cell: (row) => row.phone },
  { header: 'Domain', cell: (row) => domainLabel(row.domain) },
  { header: 'Education', cell: (row) => row.education },
  { header: 'Experience', cell: (row) => row.experience },
  { header: 'Skills', cell: (row) => row.skills, look: 'prose' },
  { header: 'Message', cell: (row) => row.message, look: 'prose' },
  { header: 'Date', cell: (row) => <Moment at={row.createdAt} /> },
];

/** The newest internship applications. */
export function ApplicationsList() {
  return (
    <ListScreen<ApplicationRow>
      resource="applications"
      label="Internship applications"
      columns={COLUMNS}
      empty="No applications found"
      refused="Failed to fetch applications."
    />
  );
}
