import { DataTable } from 'react-admin';
import { When } from '../../components/cells.js';
import { AddAdminButton } from './add-admin-button.js';
import { AdminActions, type AdminRow } from './admin-actions.js';
import { ROLE_WORDS } from '../../components/role-words.js';
import { TotpRule } from './totp-rule.js';
import { Badge } from '../../components/badge.js';
import { choiceFilter, searchFilter, yesNoFilter } from '../../components/filters.js';
import { ListScreen } from '../../components/list-screen.js';
import { Moment } from '../../components/moment.js';

const FILTERS = [
  searchFilter,
  choiceFilter('role', 'Role', ROLE_WORDS),
  yesNoFilter('active', 'Active'),
  yesNoFilter('hasSecondFactor', 'Second factor'),
];

function state({ active, mustChangePassword }: AdminRow) {
  if (!active) return <Badge tone="bad">Deactivated</Badge>;
  return mustChangePassword ? (
    <Badge tone="plain">First sign-in due</Badge>
  ) : (
    <Badge tone="good">Active</Badge>
  );
}

const secondFactor = ({ hasTotp, passkeys }: AdminRow): string =>
  [
    ...(passkeys > 0 ? [passkeys === 1 ? 'Passkey' : `${passkeys} passkeys`] : []),
    ...(hasTotp ? ['Authenticator'] : []),
  ].join(', ') || 'None';

const card = (row: AdminRow) => ({
  title: row.username,
  isPlain: true as const,
  badge: state(row),
  lines: [
    ROLE_WORDS[row.role],
    `Second factor: ${secondFactor(row)}`,
    <Moment key="since" at={row.createdAt} />,
    <AdminActions key="actions" />,
  ],
});

const Column = DataTable.Col<AdminRow>;

export default function AdminsList() {
  return (
    <>
      <div className="flex gap-3 wrap">
        <AddAdminButton />
        <TotpRule />
      </div>
      <ListScreen
        resource="admins"
        filters={FILTERS}
        card={card}
        empty="No admins found"
        refused="Failed to fetch admins."
        rowClick={false}
      >
        <Column source="username" />
        <Column source="role" disableSort render={({ role }) => ROLE_WORDS[role]} />
        <Column label="State" render={state} />
        <Column label="Second factor" render={secondFactor} />
        <Column source="createdAt" label="Since" field={When} />
        <Column label="Actions">
          <AdminActions />
        </Column>
      </ListScreen>
    </>
  );
}
