import { expect, it } from '@jest/globals';
import type { AdminRole } from '@portal/domain/staff/role.js';
import { accessTable } from './routes.js';

/** Who may call what, beside the owners: the first row whose pattern is in the route decides. */
const RIGHTS: readonly (readonly [roles: readonly AdminRole[] | undefined, pattern: RegExp])[] = [
  [undefined, /\/(?:account|me|docs|dashboard|exports|search)\b/],
  [['owner'], /\/(?:admins|admin-rules|settings|audit)\b|\/erase$/],
  [
    ['support', 'finance'],
    /GET .*\/(?:payments|students|messages)(?:\/:id)?$|:number\/pdf$|\/(?:record|check)$/,
  ],
  [
    ['finance'],
    /\/(?:gst|money|settlements|refunds|credit-notes|chargebacks|provider-events)\b|\/refund$/,
  ],
  [
    ['support', 'content'],
    /GET .*\/(?:test-results|results|certificates)(?:\/:id)?$|\/(?:bulk|tries)$/,
  ],
  [
    ['content'],
    /test-results\/:resultId$|\/(?:questions|question-bank|question-disputes|rulings)\b/,
  ],
  [['support'], /./],
];

/** What an attacker would do with a console that was left open. */
const PROVEN = [
  ...['POST admins', 'POST admins/:id/change-role', 'POST admins/:id/deactivate'],
  ...['POST admins/:id/reactivate', 'POST admins/:id/reset-password', 'POST admins/:id/reset-totp'],
  ...['POST admin-rules', 'PUT settings', 'POST settings/take-back'],
  ...['POST account/password', 'POST account/totp', 'POST account/totp/confirm'],
  ...['POST account/passkeys/begin', 'POST account/passkeys/add', 'POST account/passkeys/remove'],
  ...['POST account/sessions/:id/end', 'POST account/sessions/end-others'],
  ...['POST students/:id/erase', 'POST payments/:id/refund', 'POST certificates/:id/revoke'],
];

const routes = Object.entries(accessTable()).filter(
  ([, { callers }]) => callers === 'admin' || callers === 'student-or-admin',
);

it('each route of the console is for the roles that need it', () => {
  const declared = routes.map(([route, { roles }]) => [route, roles]);
  const meant = routes.map(([route]) => [
    route,
    RIGHTS.find(([, pattern]) => pattern.test(route))?.[0],
  ]);
  expect(declared).toEqual(meant);
});

it('what an attacker would do asks for a password or a second factor of the last minutes', () => {
  const proven = routes.filter(([, { proof }]) => proof);
  const names = proven.map(([route]) => route.replace('/api/admin/', ''));
  expect(names.sort()).toEqual(PROVEN.toSorted());
});
