import { domainSlug, TEST_DOMAINS } from '@portal/domain/kernel/choices.js';

export const skillsPath = (domain: string): string => `/skills/${domainSlug(domain)}`;

export const SKILL_PAGES = TEST_DOMAINS.map(({ value, label }) => ({
  ...{ id: domainSlug(value), title: label },
  domain: value,
}));
