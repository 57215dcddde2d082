import { isTestDomain, type TestDomain } from '@portal/domain/kernel/choices.js';

/** The domain that the page's address names, as in `?domain=data+analysis`; empty without one. */
export function linkedDomain(): TestDomain | '' {
  if (import.meta.env.SSR) return '';
  const wanted = new URLSearchParams(location.search).get('domain') ?? '';
  const domain = wanted.trim().toLowerCase();
  return isTestDomain(domain) ? domain : '';
}
