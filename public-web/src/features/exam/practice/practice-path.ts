import { isTestDomain, type TestDomain } from '@portal/domain/accounts/choices.js';

/** The rehearsal's address with a domain chosen. */
export const practicePath = (domain: string): string =>
  `/practice?domain=${encodeURIComponent(domain)}`;

/** The domain that an address of the rehearsal asks for; null without one. */
export function askedDomain(search: string): TestDomain | null {
  const asked = new URLSearchParams(search).get('domain');
  return asked !== null && isTestDomain(asked) ? asked : null;
}
