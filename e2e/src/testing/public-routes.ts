/** Every public page, and a sentence that stands on it. */
export const PUBLIC_ROUTES: readonly (readonly [path: string, words: string])[] = [
  ['/', 'Available Positions'],
  ['/contact', '24h Response Time'],
  ['/site-map', 'Main Pages'],
  ['/privacy-policy', 'last updated June 1, 2024'],
  ['/terms-of-service', 'last updated June 1, 2024'],
  ['/disclaimer', 'last updated June 1, 2024'],
  ['/achievement/company-incorporation', 'Companies Act, 2013'],
  ['/achievement/dipp-startup-recognition', 'Startup India'],
  ['/achievement/udyam-registration', '10 years'],
  ['/achievement/gst-registration', 'Karnataka (code 29)'],
  ['/achievement/trademark-application', 'Pending examination'],
  ['/achievement/food-safety-license', '1 year, renewable'],
  ['/achievement/nope', 'Achievement Not Found'],
  ['/nope', 'There is no such page'],
];

/** The anchors of the home page. */
export const ANCHORS = [
  'services',
  'about',
  'blog',
  'achievements',
  'alumni',
  'programs',
  'quiz',
  'news',
  'faq',
  'contact',
  'projects',
] as const;

/** Where the site map leads. */
export const SITE_MAP_TARGETS = [
  '/',
  '/about',
  '/#services',
  '/#programs',
  '/#projects',
  '/#blog',
  '/#news',
  '/#faq',
  '/privacy-policy',
  '/terms-of-service',
  '/disclaimer',
  '/site-map',
  '/#contact',
  '/careers',
] as const;
