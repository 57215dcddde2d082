import { ADMIN_ROLES } from '@portal/domain/staff/index.js';
import { aCount, aFlag, aMoment, anId, aText, aWord } from '../platform/admin-lists/columns.js';
import { isText, isTrue, type ListSpec } from '../platform/admin-lists/list-spec.js';
import { text } from '../platform/http/input.js';

export const ADMINS: ListSpec = {
  resource: 'admins',
  roles: ['owner'],
  subject: 'admin',
  from: 'admins',
  key: 'id',
  keyType: 'uuid',
  columns: {
    id: anId('id'),
    username: aText('username'),
    role: aWord(ADMIN_ROLES, 'role'),
    active: aFlag('active'),
    hasTotp: aFlag('totp_confirmed_at IS NOT NULL'),
    passkeys: aCount('jsonb_array_length(passkeys)'),
    mustChangePassword: aFlag('must_change_password'),
    createdAt: aMoment('created_at'),
    /** Rises with every change of the admin. */
    version: aCount('session_version'),
  },
  sorts: { createdAt: 'created_at', username: 'username' },
  newest: 'createdAt',
  filters: {
    q: { value: text, sql: (parameter) => `starts_with(username, lower(btrim(${parameter})))` },
    role: isText('role'),
    active: isTrue('active'),
    hasSecondFactor: isTrue(`(totp_confirmed_at IS NOT NULL OR passkeys <> '[]')`),
  },
};
