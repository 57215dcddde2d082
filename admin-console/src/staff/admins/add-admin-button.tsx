import { USERNAME_HINT } from '@portal/domain/staff/admin.js';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { GivenPassword } from './admin-actions.js';
import { Field } from '../../components/field.js';
import { ReasonDialog } from '../../components/reason-dialog.js';
import { RoleField } from './role-field.js';
import { ShownOnce } from './shown-once.js';
import { act } from '../../providers/data-provider.js';
import type { Texts } from '../../components/use-submit.js';

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
      <button type="button" className="button primary" onClick={() => setOpen(true)}>
        Add Admin
      </button>
      {isOpen && (
        <ReasonDialog
          title="Add admin"
          button="Add"
          send={add}
          onClose={() => setOpen(false)}
          fields={(refused) => (
            <>
              <Field
                name="username"
                label="Username"
                autoComplete="off"
                hint={USERNAME_HINT}
                refused={refused}
                required
              />
              <RoleField />
              <GivenPassword refused={refused} />
            </>
          )}
        />
      )}
      {password && <ShownOnce password={password} onClose={() => setPassword(null)} />}
    </>
  );
}
