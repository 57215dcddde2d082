export const ADMIN_ROLES = ['owner', 'support', 'content', 'finance', 'supervisor'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

export const isAdminRole = (text: unknown): text is AdminRole =>
  (ADMIN_ROLES as readonly unknown[]).includes(text);

/** Whether an admin's role is among these; an owner may do everything. */
export const isAllowed = (role: AdminRole, roles: readonly AdminRole[]): boolean =>
  role === 'owner' || roles.includes(role);
