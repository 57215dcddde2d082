import { isTestDomain, type TestDomain } from '@portal/domain/kernel/choices.js';

export const practicePath = (domain: string): string =>
  `/practice?domain=${encodeURIComponent(domain)}`;

export function askedDomain(search: string): TestDomain | null {
  const asked = new URLSearchParams(search).get('domain');
  return asked !== null && isTestDomain(asked) ? asked : null;
}
