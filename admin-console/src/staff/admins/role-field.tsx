import { ADMIN_ROLES } from '@portal/domain/staff/role.js';
import { useState } from 'react';
import { ROLE_WORDS } from '../../components/role-words.js';
import styles from '../../components/form.module.css';

export function RoleField({ role = 'support' }: { readonly role?: string }) {
  // The list may be loaded again while the dialog is open.
  const [seen] = useState(role);
  return (
    <div className={styles.field}>
      <input type="hidden" name="seenRole" value={seen} />
      <label htmlFor="admin-role">Role</label>
      <select id="admin-role" name="role" defaultValue={role}>
        {ADMIN_ROLES.map((one) => (
          <option key={one} value={one}>
            {ROLE_WORDS[one]}
          </option>
        ))}
      </select>
      <small>Owners may do everything, also manage admins.</small>
    </div>
  );
}
