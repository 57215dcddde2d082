import { STAGE_WORDS } from '@portal/domain/applications/stage-words.js';
import { domainLabel } from '@portal/domain/kernel/choices.js';
import { APPLICATION_FIELD_NAMES } from '@portal/domain/applications/application-fields.js';
import { STAGES } from '@portal/domain/applications/stages.js';
import { DataTable, SelectInput } from 'react-admin';
import { DomainName, When } from '../../components/cells.js';
import type { ApplicationRow } from './application-entry.js';
import { StageBadge } from './stage-badge.js';
import { useApplicationOwners } from '../../components/use-application-owners.js';
import { ViewLinks } from './view-links.js';
import { AllSelected } from '../../components/bulk/all-selected.js';
import { EntryColumn } from '../../components/columns.js';
import { Excerpt } from '../../components/excerpt.js';
import { dateFilters, onlyFilter, domainFilter, searchFilter } from '../../components/filters.js';
import { ListScreen } from '../../components/list-screen.js';
import { Moment } from '../../components/moment.js';

const STAGE_CHOICES = STAGES.map((stage) => ({ id: stage, name: STAGE_WORDS[stage] }));

const FILTERS = [
  searchFilter,
  <SelectInput key="status" source="status" label="Stage" choices={STAGE_CHOICES} alwaysOn />,
  domainFilter,
  onlyFilter('unowned', 'Without owner', 'Nobody looks after it'),
  ...dateFilters('Received'),
];

const ownerOf = (owners: ReturnType<typeof useApplicationOwners>) => (
  <SelectInput
    key="ownerId"
    source="ownerId"
    label="Owner"
    choices={owners.map(({ id, username }) => ({ id, name: username }))}
  />
);

const card = (row: ApplicationRow) => ({
  title: row.name,
  badge: <StageBadge stage={row.status} />,
  lines: [
    row.email,
    domainLabel(row.domain),
    row.owner ?? 'No owner',
    <Moment key="date" at={row.createdAt} />,
  ],
});

const KINDS = ['move-applications', 'assign-applications'] as const;

/** The fields that have no column of another look. */
const REST = APPLICATION_FIELD_NAMES.filter((name) => !['name', 'email', 'domain'].includes(name));

const Column = DataTable.Col<ApplicationRow>;

export default function ApplicationsList() {
  const owners = useApplicationOwners();
  return (
    <>
      <ViewLinks here="Table" />
      <ListScreen
        resource="applications"
        filters={[...FILTERS, ownerOf(owners)]}
        empty="No applications found"
        refused="Failed to fetch applications."
        bulkActions={<AllSelected kinds={KINDS} />}
        card={card}
      >
        <EntryColumn<ApplicationRow> source="name" words={({ name }) => name} />
        <Column
          source="status"
          label="Stage"
          disableSort
          render={({ status }) => <StageBadge stage={status} />}
        />
        <Column source="owner" label="Owner" disableSort render={({ owner }) => owner ?? '–'} />
        <Column source="domain" label="Domain" disableSort field={DomainName} />
        <Column source="email" disableSort />
        <Column source="createdAt" label="Date" field={When} />
        {REST.map((name) => (
          <Column
            key={name}
            source={name}
            disableSort
            render={(row: ApplicationRow) => <Excerpt of={row[name]} />}
          />
        ))}
      </ListScreen>
    </>
  );
}
