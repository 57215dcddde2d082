export type Links = readonly (readonly [to: string, label: string])[];

export const QUICK_LINKS: Links = [
  ['/', 'Home'],
  ['/#services', 'Services'],
  ['/#programs', 'Internship programs'],
  ['/#projects', 'Projects'],
  ['/#blog', 'Blog'],
  ['/internship-application', 'Apply for an internship'],
  ['/signup', 'Student sign up'],
  ['/practice', 'Practise the test'],
  ['/test-terms', 'Terms of the test'],
  ['/verify', 'Check a certificate'],
];

export const LEGAL_LINKS: Links = [
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
  ['/disclaimer', 'Disclaimer'],
  ['/accessibility', 'Accessibility'],
  ['/site-map', 'Site Map'],
];
