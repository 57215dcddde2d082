import { ADMIN_ROLES } from '@portal/domain/staff/role.js';
import { SelectField } from '../../components/field.js';
import { ROLE_WORDS } from '../../components/role-words.js';
import { Seen } from '../../components/seen.js';

const WORDS = Object.fromEntries(ADMIN_ROLES.map((role) => [role, ROLE_WORDS[role]]));

export const RoleField = ({ role = 'support' }: { readonly role?: string }) => (
  <>
    {/* The list may be loaded again while the dialog is open. */}
    <Seen name="seenRole" value={role} />
    <SelectField
      {...{ name: 'role', label: 'Role', words: WORDS, refused: null, defaultValue: role }}
      hint="Owners may do everything, also manage admins."
    />
  </>
);
