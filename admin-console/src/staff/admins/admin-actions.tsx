import Button from '@mui/material/Button';
import { Dialog, DialogContent, DialogTitle } from '@mui/material';
import { Notice } from '../../components/notice.js';
import { ADMIN_ROLES } from '@portal/domain/staff/role.js';
import { Field, SelectField } from '../../components/field.js';
import { ROLE_WORDS } from '../../components/role-words.js';
import { PASSWORD_HINT } from '@portal/domain/accounts/password-rules.js';
import { useState } from 'react';
import { useGetIdentity, useRecordContext, useRefresh } from 'react-admin';
import { ActionDialog } from '../../components/action-button.js';
import type { Texts } from '../../components/action-form.js';
import { act, type Row } from '../../providers/data-provider.js';
import styles from '../../components/form.module.css';

type ShownOnceProps = { readonly password: string; readonly onClose: () => void };

/** A password for a first sign-in; it can't be shown again. */
export function ShownOnce({ password, onClose }: ShownOnceProps) {
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="once-title">
      <DialogTitle id="once-title">Password for the next sign-in</DialogTitle>
      <DialogContent>
        <div className={styles.form}>
          <Notice kind="info">
            It is shown only now, and has to be changed at the sign-in. Hand it over in person.
          </Notice>
          <p className={styles.secret}>{password}</p>
          <div className="flex gap-3 wrap">
            <Button variant="contained" onClick={onClose}>
              Done
            </Button>
            <Button variant="outlined" onClick={() => void navigator.clipboard.writeText(password)}>
              Copy
            </Button>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}

const WORDS = Object.fromEntries(ADMIN_ROLES.map((role) => [role, ROLE_WORDS[role]]));

/** What the dialog begins with; the list may be loaded again while it is open. */
const roleOf = (role: string) => ({ role, seenRole: role });

export const FIRST_ROLE = roleOf('support');

export const RoleField = () => (
  <SelectField
    {...{ name: 'role', label: 'Role', words: WORDS }}
    hint="Owners may do everything, also manage admins."
  />
);

export type AdminRow = Row<'admins'>;

type Action = {
  readonly path: 'change-role' | 'deactivate' | 'reactivate' | 'reset-password' | 'reset-totp';
  readonly label: string;
  readonly matches: (admin: AdminRow, isOneself: boolean) => boolean;
};

const ACTIONS: readonly Action[] = [
  { path: 'change-role', label: 'Change role', matches: () => true },
  { path: 'deactivate', label: 'Deactivate', matches: ({ active }, oneself) => active && !oneself },
  { path: 'reactivate', label: 'Reactivate', matches: ({ active }) => !active },
  { path: 'reset-password', label: 'Reset password', matches: (_, oneself) => !oneself },
  {
    path: 'reset-totp',
    label: 'Reset second factors',
    matches: ({ hasTotp, passkeys }, oneself) => (hasTotp || passkeys > 0) && !oneself,
  },
];

export const GivenPassword = () => (
  <Field
    name="password"
    label="First password"
    type="password"
    autoComplete="new-password"
    hint={`${PASSWORD_HINT}; left empty, one is made up and shown once.`}
  />
);

const FIELDS = { 'change-role': <RoleField />, 'reset-password': <GivenPassword /> };

export function AdminActions() {
  const admin = useRecordContext<AdminRow>();
  const { identity } = useGetIdentity();
  const refresh = useRefresh();
  const [action, setAction] = useState<Action | null>(null);
  const [password, setPassword] = useState<string | null>(null);
  if (!admin || !identity) return null;
  const send = async (texts: Texts) => {
    if (!action) return;
    const { version } = admin;
    const answer = await act(`admins/${admin.id}/${action.path}`, { ...texts, version });
    setPassword('password' in answer ? answer.password : null);
    refresh();
  };
  return (
    <div className={styles.actions}>
      {ACTIONS.filter(({ matches }) => matches(admin, identity.id === admin.id)).map((one) => (
        <button
          key={one.path}
          type="button"
          className={styles.quiet}
          onClick={() => setAction(one)}
        >
          {one.label}
          <span className="visually-hidden"> of {admin.username}</span>
        </button>
      ))}
      {action && (
        <ActionDialog
          title={`${action.label}: ${admin.username}`}
          button={action.label}
          send={send}
          onClose={() => setAction(null)}
          values={action.path === 'change-role' ? roleOf(admin.role) : undefined}
          fields={FIELDS[action.path as keyof typeof FIELDS]}
        />
      )}
      {password && <ShownOnce password={password} onClose={() => setPassword(null)} />}
    </div>
  );
}
