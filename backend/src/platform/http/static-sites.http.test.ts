import { describe, expect, it } from '@jest/globals';
import { portalOfFile } from '../../testing/test-portal.js';
import { textOf } from '../../testing/text-of.js';

const PUBLIC_URL = 'https://saral.example.com';

const portal = await portalOfFile({ PROCESS_ROLE: 'api', PUBLIC_URL: `${PUBLIC_URL}/` });

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${portal.client.baseUrl}${path}`, { method, headers, redirect: 'manual' });

const PAGES = [
  [
    '/',
    'Websites for shops, internships for students',
    [
      ...['Available Positions', 'As of November 2024: places in all batches of a year.'],
      ...['As of September 2024.', 'Show More', 'Subscribe'],
    ],
  ],
  [
    '/contact',
    "Let's Connect",
    ['Back to Home', 'Full Name*', 'Send Message', '24h Response Time', '100% Satisfaction Rate'],
  ],
  ['/site-map', 'Site Map', ['Main Pages', 'Services', 'Legal', 'Contact', 'Careers']],
  [
    '/privacy-policy',
    'Privacy Policy',
    ['last updated June 1, 2024', 'in force since', 'Grievance officer'],
  ],
  [
    '/terms-of-service',
    'Terms of Service',
    ['last updated June 1, 2024', 'in force since', 'The test'],
  ],
  ['/disclaimer', 'Disclaimer', ['last updated June 1, 2024', 'in force since', 'Contact details']],
  ['/internship-application', 'Internship application', ['Submit Application']],
  ['/signup', 'Sign Up', ['Join The Student Portal', 'Already registered?']],
  ['/test-terms', 'Test Terms', ['Proceed to Test & Pay', 'Cancel']],
  [
    '/practice',
    'Practise the test',
    ['Start practice', 'Free, without an account; we keep nothing of it.'],
  ],
  [
    '/programs/software-engineering',
    'Software Engineering internship',
    [
      ...['Terms Length', 'Length 2 months, remote', 'Cost None: applying is free'],
      ...['Stipend If any, agreed in writing beforehand', 'Start The first Monday of a month'],
      'Guide A software engineer',
    ],
  ],
  ['/skills/ui-ux-design', 'What the UI/UX Design test asks', ['% of the questions', 'Source: ']],
  ['/blog', 'Blog', ['Written from the work', 'minutes to read', '23 November 2026']],
  ['/achievement/company-incorporation', 'Company Incorporation', ['February 2024']],
  ['/achievement/dipp-startup-recognition', 'DIPP Startup Recognition', ['April 2024']],
  ['/achievement/udyam-registration', 'Udyam Registration', ['May 2024']],
  ['/achievement/gst-registration', 'GST Registration', ['June 2024']],
  ['/achievement/trademark-application', 'Trademark Application', ['August 2024']],
  ['/achievement/food-safety-license', 'Food Safety Licence', ['September 2024']],
] as const;

const HAS_PICTURE = /^\/(achievement|blog|programs)\b/;

const PORTAL_PAGES = ['/signin', '/2fa', '/reset-password', '/profile', '/test', '/quiz'];

it.each(PAGES)('%s is sent whole, with its title %j', async (path, title, words) => {
  const response = await get(path);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(html).toContain('<html lang="en-IN"');
  expect(/<title>(.*?)<\/title>/.exec(html)?.[1]?.replace('&#x27;', "'")).toContain(title);
  for (const word of words) expect(textOf(html)).toContain(word);
});

it.each(PAGES.map(([path]) => path))('%s tells crawlers what it is', async (path) => {
  const html = await (await get(path)).text();
  expect(html).toContain(`<link rel="canonical" href="${PUBLIC_URL}${path}"/>`);
  expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
  expect(html).toContain(`<meta property="og:url" content="${PUBLIC_URL}${path}"/>`);
  const [, picture] = /<meta property="og:image" content="(.*?)"\/>/.exec(html) ?? [];
  const own = HAS_PICTURE.test(path) ? `/share${path}.png` : '/og.png';
  expect(picture).toBe(PUBLIC_URL + own);
  expect((await get(own)).headers.get('content-type')).toBe('image/png');
  expect(html).not.toContain('noindex');
  expect(html).not.toContain('site.invalid');
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const graph = (JSON.parse(json) as { '@graph': { '@type': string }[] })['@graph'];
  const types = new Set(graph.map((thing) => thing['@type']));
  const things = path === '/' ? ['Service', 'BlogPosting'] : ['BreadcrumbList'];
  expect([...types]).toEqual(expect.arrayContaining(['ProfessionalService', 'WebSite', ...things]));
});

it.each(PORTAL_PAGES)('%s, which is the portal’s, stays out of search engines', async (path) => {
  const html = await (await get(path)).text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('rel="canonical"');
});

it.each(['/nope', '/nope/', '/contact/nope', '/about/us', '/contact/index.html', '/404.html'])(
  '%s that does not exist gets the 404 page',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(textOf(await response.text())).toContain('There is no such page');
  },
);

it.each(['/achievement/nope', '/achievement/__proto__', '/achievement/unknown'])(
  '%s of no achievement says so',
  async (path) => {
    const response = await get(path);
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(textOf(html)).toContain('Achievement Not Found');
    expect(html).toContain('noindex');
  },
);

it.each([
  ['/about', '/#about'],
  ['/about/?from=x', '/#about'],
  ['/careers', '/#programs'],
])('The address %s leads to %s', async (path, target) => {
  const response = await get(path);
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(target);
});

it.each([
  ['if-match', '"another"', 412],
  ['range', 'bytes=999999-', 416],
])('A file asked for with %s %s is refused, and breaks nothing', async (name, value, status) => {
  expect((await get('/icon.svg', { [name]: value })).status).toBe(status);
});

describe('What crawlers and phones ask for', () => {
  it('is there, with the site’s own address', async () => {
    const sitemap = await get('/sitemap.xml');
    const listed = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    expect(sitemap.headers.get('content-type')).toContain('application/xml');
    expect(listed).toEqual(expect.arrayContaining(PAGES.map(([path]) => PUBLIC_URL + path)));
    expect(listed).not.toContain(`${PUBLIC_URL}/profile`);

    expect(await (await get('/robots.txt')).text()).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
  });

  it('has pictures where the manifest and the pages say', async () => {
    const response = await get('/site.webmanifest');
    expect(response.headers.get('content-type')).toContain('application/manifest+json');
    const { icons } = (await response.json()) as { icons: { src: string }[] };
    for (const path of [
      ...icons.map(({ src }) => src),
      '/icon-180.png',
      '/favicon.ico',
      '/og.png',
    ]) {
      const picture = await get(path);
      expect(picture.status).toBe(200);
      expect(picture.headers.get('content-type')).toMatch(/^image\//);
    }
  });
});
