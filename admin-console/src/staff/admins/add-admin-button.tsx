import Button from '@mui/material/Button';
import { USERNAME_HINT } from '@portal/domain/staff/admin.js';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { FIRST_ROLE, GivenPassword, RoleField, ShownOnce } from './admin-actions.js';
import { Field } from '../../components/field.js';
import { ActionDialog } from '../../components/action-dialog.js';
import { act } from '../../providers/data-provider.js';
import type { Texts } from '../../components/action-form.js';

export function AddAdminButton() {
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
