import { AddAdminButton } from './add-admin-button.js';
import { AdminActions, type AdminRow } from './admin-actions.js';
import { ROLE_WORDS } from '../../components/role-words.js';
import { TotpRule } from './totp-rule.js';
import { Badge } from '../../components/badge.js';
import { choiceFilter, searchFilter, yesNoFilter } from '../../components/filters.js';
import { ListScreen } from '../../components/list-screen.js';
import { type Column, when } from '../../components/columns.js';

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

const COLUMNS: readonly Column<AdminRow>[] = [
  { source: 'username' },
  { source: 'role', rank: 1, show: ({ role }) => ROLE_WORDS[role] },
  { source: 'state', label: 'State', isBadge: true, show: state },
  { source: 'hasTotp', label: 'Second factor', rank: 1, show: secondFactor },
  when('createdAt', 'Since', { isSorted: true }),
  { source: 'id', label: 'Actions', rank: 1, show: () => <AdminActions />, width: 40 },
];

export default function AdminsList() {
  return (
    <>
      <div className="flex gap-3 wrap">
        <AddAdminButton />
        <TotpRule />
      </div>
      <ListScreen resource="admins" filters={FILTERS} rowClick={false} columns={COLUMNS} />
    </>
  );
}
