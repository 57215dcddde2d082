import { ADMIN_ROLES } from '@portal/domain/staff/role.js';
import { SelectField } from '../../components/field.js';
import { ROLE_WORDS } from '../../components/role-words.js';

const WORDS = Object.fromEntries(ADMIN_ROLES.map((role) => [role, ROLE_WORDS[role]]));

/** What the dialog begins with; the list may be loaded again while it is open. */
export const roleOf = (role: string) => ({ role, seenRole: role });

export const FIRST_ROLE = roleOf('support');

export const RoleField = () => (
  <SelectField
    {...{ name: 'role', label: 'Role', words: WORDS }}
    hint="Owners may do everything, also manage admins."
  />
);
