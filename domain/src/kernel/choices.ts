export const TEST_DOMAINS = [
  { value: 'backend development', label: 'Backend Development' },
  { value: 'content writing', label: 'Content Writing' },
  { value: 'data analysis', label: 'Data Analysis' },
  { value: 'data science', label: 'Data Science' },
  { value: 'devops', label: 'DevOps' },
  { value: 'digital marketing', label: 'Digital Marketing' },
  { value: 'front end development', label: 'Front End Development' },
  { value: 'full stack development', label: 'Full Stack Development' },
  { value: 'hr', label: 'HR' },
  { value: 'machine learning', label: 'Machine Learning' },
  { value: 'mobile development', label: 'Mobile Development' },
  { value: 'ui/ux design', label: 'UI/UX Design' },
] as const;

export type TestDomain = (typeof TEST_DOMAINS)[number]['value'];

export const TEST_DOMAIN_VALUES: readonly TestDomain[] = TEST_DOMAINS.map(({ value }) => value);

export const isTestDomain = (text: string): text is TestDomain =>
  (TEST_DOMAIN_VALUES as readonly string[]).includes(text);

export const domainLabel = (value: string): string =>
  TEST_DOMAINS.find((domain) => domain.value === value)?.label ?? value;

/** The name of a domain in addresses and names of files. */
export const domainSlug = (value: string): string => value.replace(/[^a-z]+/g, '-');

export const EXPERIENCES = ['Fresher', '1-2 years', '3-5 years', 'More than 5 years'] as const;
