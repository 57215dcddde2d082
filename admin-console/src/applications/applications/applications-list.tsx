import { APPLICATION_FIELD_NAMES } from '@portal/domain/applications/application-fields.js';
import { STAGES, STAGE_WORDS } from '@portal/domain/applications/stages.js';
import { SelectInput } from 'react-admin';
import { type ApplicationRow, StageBadge } from './stage-badge.js';
import { useApplicationOwners } from '../../components/use-application-owners.js';
import { ViewLinks } from './view-links.js';
import { AllSelected } from '../../components/bulk/all-selected.js';
import { dateFilters, domainFilter, onlyFilter, searchFilter } from '../../components/filters.js';
import { ListScreen } from '../../components/list-screen.js';
import { type Column, domain, email, when } from '../../components/values.js';

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

const KINDS = ['move-applications', 'assign-applications'] as const;

/** The fields that have no column of another look. */
const REST = APPLICATION_FIELD_NAMES.filter((name) => !['name', 'email', 'domain'].includes(name));

/** So that all columns are in sight on a wide screen. */
const WIDTHS: Readonly<Record<string, number>> = { phone: 9, education: 5.25, experience: 5.5 };

const COLUMNS: readonly Column<ApplicationRow>[] = [
  { source: 'name', width: 8 },
  {
    ...{ source: 'status', label: 'Stage', isBadge: true },
    show: ({ status }) => <StageBadge stage={status} />,
  },
  when('createdAt', 'Date', { isSorted: true, rank: 1 }),
  { source: 'owner', label: 'Owner', rank: 1, width: 4.5 },
  { ...domain, width: 7 },
  { ...email, width: 8 },
  ...REST.map((source) => ({ source, width: WIDTHS[source] ?? 5 })),
];

export default function ApplicationsList() {
  const owners = useApplicationOwners();
  return (
    <>
      <ViewLinks />
      <ListScreen
        resource="applications"
        filters={[...FILTERS, ownerOf(owners)]}
        bulkActions={<AllSelected kinds={KINDS} />}
        columns={COLUMNS}
      />
    </>
  );
}
