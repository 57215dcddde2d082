import {
  AdminActions,
  type AdminRow,
  FIRST_ROLE,
  GivenPassword,
  RoleField,
  ShownOnce,
} from './admin-actions.js';
import { ROLE_WORDS } from '../../components/role-words.js';
import { Badge, type Column, when } from '../../components/values.js';
import { choiceFilter, searchFilter, yesNoFilter } from '../../components/filters.js';
import { ListScreen } from '../../components/list-screen.js';
import Button from '@mui/material/Button';
import { USERNAME_HINT } from '@portal/domain/staff/admin.js';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { Field } from '../../components/field.js';
import { ActionDialog, ActionButton } from '../../components/action-button.js';
import { act, answerTo } from '../../providers/data-provider.js';
import type { Texts } from '../../components/action-form.js';
import { useQuery } from '@tanstack/react-query';

function AddAdminButton() {
  const [isOpen, setOpen] = useState(false);
  const [password, setPassword] = useState<string | null>(null);
  const refresh = useRefresh();
  const add = async (texts: Texts) => {
    const { password: given } = await act('admins', texts);
    setPassword(given);
    refresh();
  };
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Add Admin
      </Button>
      {isOpen && (
        <ActionDialog
          title="Add admin"
          button="Add"
          send={add}
          onClose={() => setOpen(false)}
          values={FIRST_ROLE}
          fields={
            <>
              <Field
                name="username"
                label="Username"
                autoComplete="off"
                hint={USERNAME_HINT}
                required
              />
              <RoleField />
              <GivenPassword />
            </>
          }
        />
      )}
      {password && <ShownOnce password={password} onClose={() => setPassword(null)} />}
    </>
  );
}

/** Whether every admin must have a second factor, with a button to change that. */
function TotpRule() {
  const isRequired = useQuery(answerTo('/api/admin/admin-rules')).data?.requireTotp;
  if (isRequired === undefined) return null;
  return (
    <ActionButton
      label={isRequired ? 'Make second factors optional' : 'Require second factors'}
      path="admin-rules"
      values={{ required: !isRequired }}
      done="The rule was changed."
    >
      {isRequired
        ? 'Admins may then remove their authenticators and passkeys.'
        : 'Who has neither an authenticator nor a passkey is asked to set one up, and can do nothing else before.'}
    </ActionButton>
  );
}

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
