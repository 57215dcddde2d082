import type { Authenticators } from '../staff/ports.js';

export const fakeTotp = (secret: string, step: number): string =>
  `${secret}at${step}`.toLowerCase();

export const fakeAuthenticators: Authenticators = {
  newSecret: () => 'SECRET',
  seal: (secret, adminId) => `${adminId} ${secret}`,
  open: (sealed, adminId) =>
    sealed.startsWith(`${adminId} `) ? sealed.slice(adminId.length + 1) : null,
  verify: (secret, step, code) => fakeTotp(secret, step) === code,
};
