import { ADMIN_ROLES } from '@portal/domain/staff/index.js';
import * as column from '../platform/admin-lists/columns.js';
import * as list from '../platform/admin-lists/list-spec.js';
import { text } from '../platform/http/input.js';

export const ADMINS: list.ListSpec = {
  resource: 'admins',
  roles: ['owner'],
  subject: 'admin',
  from: 'admins',
  key: 'id',
  keyType: 'uuid',
  columns: {
    id: column.anId('id'),
    username: column.aText('username'),
    role: column.aWord(ADMIN_ROLES, 'role'),
    active: column.aFlag('active'),
    hasTotp: column.aFlag('totp_confirmed_at IS NOT NULL'),
    passkeys: column.aCount('jsonb_array_length(passkeys)'),
    mustChangePassword: column.aFlag('must_change_password'),
    createdAt: column.aMoment('created_at'),
    /** Rises with every change of the admin. */
    version: column.aCount('session_version'),
  },
  sorts: { createdAt: 'created_at', username: 'username' },
  newest: 'createdAt',
  filters: {
    q: { value: text, sql: (parameter) => `starts_with(username, lower(btrim(${parameter})))` },
    role: list.isText('role'),
    active: list.isTrue('active'),
    hasSecondFactor: list.isTrue(`(totp_confirmed_at IS NOT NULL OR passkeys <> '[]')`),
  },
};
