import { get as request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
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
    [
      ...['Back to Home', 'Full Name*', 'Email Address*', 'Subject', 'Message*', 'Send Message'],
      ...['24h Response Time', '100% Satisfaction Rate', 'Electronic City Phase 1'],
    ],
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
  ['/signup', 'Sign Up', ['Join The Student Portal', 'Already registered?', 'Sign In']],
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

it.each(PAGES)(
  '%s is sent whole, with its title %j, and tells crawlers what it is',
  async (path, title, words) => {
    const response = await get(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain('<html lang="en-IN"');
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]?.replace('&#x27;', "'")).toContain(title);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    for (const word of words) expect(textOf(html)).toContain(word);
    expect(html).toContain(`<link rel="canonical" href="${PUBLIC_URL}${path}"/>`);
    expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
    expect(html).toContain(`<meta property="og:url" content="${PUBLIC_URL}${path}"/>`);
    const [, picture] = /<meta property="og:image" content="(.*?)"\/>/.exec(html) ?? [];
    const own = HAS_PICTURE.test(path) ? `/share${path}.png` : '/og.png';
    expect(picture).toBe(PUBLIC_URL + own);
    expect((await get(own)).headers.get('content-type')).toBe('image/png');
    expect(html).not.toContain('noindex');
    expect(html).not.toContain('site.invalid');
    const [, json = '{}'] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const graph = (JSON.parse(json) as { '@graph': { '@type': string }[] })['@graph'];
    const types = new Set(graph.map((thing) => thing['@type']));
    const things = path === '/' ? ['FAQPage'] : ['BreadcrumbList'];
    expect([...types]).toEqual(
      expect.arrayContaining(['ProfessionalService', 'WebSite', ...things]),
    );
  },
);

it.each(PORTAL_PAGES)('%s, which is the portal’s, stays out of search engines', async (path) => {
  const html = await (await get(path)).text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('rel="canonical"');
});

it.each(['/nope', '/contact/nope', '/contact/index.html', '/404.html'])(
  '%s that does not exist gets the 404 page',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(textOf(await response.text())).toContain('There is no such page');
  },
);

it.each(['/achievement/nope', '/achievement/__proto__'])(
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

/** In small letters and without blanks: figures are set in parts. */
const squeezed = (text: string): string => text.toLowerCase().replace(/\s/g, '');

/** What each page has to say, whatever its content is changed to otherwise. */
const TEXTS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  '/': {
    'the navigation': [
      ...['Home', 'Services', 'About', 'Blog', 'Achievements', 'Alumni', 'Contact'],
      'Apply for Internship',
    ],
    'the opening': ['Get Started', 'Explore Opportunities', 'Learn More'],
    'the open positions': [
      'Web Development 25+ Available Positions',
      'Software Engineering 40+ Available Positions',
      'App Development 30+ Available Positions',
      'Digital Marketing 20+ Available Positions',
    ],
    'the impact': [
      ...['Countries 50+', 'Positive feedback 95%', 'Connections 10k+', 'Active users 2.4K'],
      ...['Growth +147%', 'ROI 3.2x', 'Alumni 500+', 'Corporate partners 20+', 'Years 2+'],
      'Support 24/7',
    ],
    'the tiles of the achievements': [
      'Months in business 6+',
      'Major certifications 6',
      'Compliance rate 100%',
      'Business sectors 3',
    ],
    'the services': [
      ...['Website Development', 'Digital Marketing', 'Social Media Management'],
      ...['Content Development', 'AI Training', 'Graphic Designing', 'Instagram Management'],
      ...['Meta Ads Promotion', 'Sales Funnels', 'E-commerce Solutions', 'Amazon Seller Account'],
      ...['Flipkart Seller Account', 'Product Photography', 'Infographics Creation'],
      ...['Upwork Project Management', 'Show More'],
    ],
    'the programs': [
      ...['Web Development 2 months', 'Software Engineering 2 months'],
      ...['Digital Marketing 2 months', 'App Development 3 months', 'Apply Now'],
    ],
    'the terms of the programs': ['Stipend', 'Start', 'Guide'],
    'the company': ['Authorised capital ₹10,00,000', 'Paid-up capital ₹1,00,000'],
    'the registrations': [
      ...['Company Incorporation', 'DIPP Startup Recognition', 'Udyam Registration'],
      ...['GST Registration', 'Trademark Application', 'Food Safety Licence', 'Class 25'],
    ],
    'the matching quiz': ['Find Your Perfect Internship'],
    'the questions': ['1-2 months', 'remote only', 'non-refundable', 'within 7 working days'],
    'the news': ['50+ partner companies', '1000+ students', 'Read More'],
    'the alumni': ['Join Our Alumni Network'],
    'the contact': ['9:00 AM', '6:00 PM', '10:00 AM', '4:00 PM', 'Sunday: closed', 'Bengaluru'],
    'the footer': ['LinkedIn', 'Twitter', 'Instagram', 'Facebook', 'YouTube', 'Subscribe'],
  },
  '/signup': {
    'the form': [
      ...['Sign Up', 'Join The Student Portal', 'Full Name', 'Email', 'Password'],
      ...['Confirm Password', 'Phone Number', 'Domain', 'Educational Details', 'Skills'],
      ...['Experience', 'Fresher', '1-2 years', '3-5 years', 'More than 5 years', 'Sign In'],
    ],
    'the domains': [
      ...['Backend Development', 'Content Writing', 'Data Analysis', 'Data Science', 'DevOps'],
      ...['Digital Marketing', 'Front End Development', 'Full Stack Development', 'HR'],
      ...['Machine Learning', 'Mobile Development', 'UI/UX Design'],
    ],
  },
  '/achievement/trademark-application': { 'the facts': ['25', 'pending'] },
  '/achievement/udyam-registration': { 'the facts': ['10 years'] },
  '/achievement/food-safety-license': { 'the facts': ['1 year'] },
};

it.each(Object.entries(TEXTS))('The page %s says all that it has to', async (path, parts) => {
  const words = squeezed(textOf(await (await get(path)).text()));
  for (const [part, texts] of Object.entries(parts)) {
    const missing = texts.filter((text) => !words.includes(squeezed(text)));
    expect({ part, missing }).toEqual({ part, missing: [] });
  }
});

it('The home page has eight questions, fifteen services, four programs and three articles', async () => {
  const html = await (await get('/')).text();
  const count = (pattern: RegExp) => new Set(html.match(pattern)).size;
  expect(count(/href="\/services\/[^"]+"/g)).toBe(15);
  expect(count(/href="\/programs\/[^"]+"/g)).toBe(4);
  // Three, and the newest.
  expect(count(/href="\/blog\/[^"]+"/g)).toBe(4);
  expect(count(/href="\/news\/[^"]+"/g)).toBe(4);
  expect(count(/href="\/achievement\/[^"]+"/g)).toBe(6);
  expect(/<section[^>]*id="faq".*?<\/section>/s.exec(html)?.[0].match(/<summary/g)).toHaveLength(8);
});

describe('The site does what its articles advise', () => {
  const pageAt = async (path: string) => (await get(path)).text();

  it('says on the first screen what it does, how to call, and what it costs one press further', async () => {
    const [first = ''] = /<h1.*?id="services"/s.exec(await pageAt('/')) ?? [];
    expect(first).toMatch(/href="tel:/);
    expect(first).toMatch(/href="https:\/\/wa\.me/);
    expect(first).toContain('href="/for-your-shop"');
  });

  it('has a price or a range for each service, never "on request"', async () => {
    const shop = await pageAt('/for-your-shop');
    expect(shop.match(/type="checkbox"/g)).toHaveLength(15);
    expect(shop.match(/₹[\d,]+ to ₹[\d,]+( a month)?<\/span>/g)).toHaveLength(15);
    expect(shop).not.toMatch(/on request/i);
  });

  it('asks an applicant for work, and nobody for more than an answer needs', async () => {
    expect(await pageAt('/internship-application')).toContain('A link to work of yours');
    const fields = (await pageAt('/services/product-photography')).match(/aria-required="true"/g);
    expect(fields).toHaveLength(3);
  });
});

let script: string;
let assets: string[];

type Raw = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** As `fetch`, which would decompress what it gets. */
const raw = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Raw>((resolve, reject) => {
    request(`${portal.client.baseUrl}${path}`, { headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    }).on('error', reject);
  });

beforeAll(async () => {
  const page = (await raw('/contact')).body.toString();
  assets = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '');
  script = assets.find((path) => /\/react-.*\.js$/.test(path)) ?? '';
});

describe('A document', () => {
  it.each(['br', 'gzip'] as const)('is sent in %s, the same text', async (encoding) => {
    const plain = await raw('/');
    const { headers, body } = await raw('/', { 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toMatch(/accept-encoding/i);
    const text = encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body);
    expect(text.equals(plain.body)).toBe(true);
    expect(body.length).toBeLessThan(plain.body.length / 2);
  });

  it('is asked for every time, and not sent again to those who have it', async () => {
    const { headers } = await raw('/contact');
    expect(headers['cache-control']).toBe('no-cache');
    const again = await raw('/contact', { 'if-none-match': headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers.etag).toBe(headers.etag);
    expect((await raw('/contact', { 'if-none-match': 'W/"old"' })).status).toBe(200);
    expect((await raw('/nope', { 'if-none-match': '*' })).status).toBe(404);
  });
});

describe('An asset', () => {
  it.each(['br', 'gzip'])(
    'was compressed in %s when it was built, and is kept',
    async (encoding) => {
      const { headers, body } = await raw(script, { 'accept-encoding': encoding });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toMatch(/accept-encoding/i);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-type']).toContain('javascript');
      const text = encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body);
      expect(text.equals((await raw(script)).body)).toBe(true);
    },
  );

  it('An asset without a hash in its name is kept for a day', async () => {
    expect((await raw('/icon.svg')).headers['cache-control']).toBe('public, max-age=86400');
    expect((await raw('/icon.svg')).headers['content-type']).toContain('image/svg+xml');
  });

  it('has no source map, and its compressed copies no address of their own', async () => {
    for (const path of assets.filter((name) => /\.(js|css)$/.test(name))) {
      expect((await raw(path)).body.toString()).not.toContain('sourceMappingURL');
      expect((await raw(`${path}.map`)).status).toBe(404);
      expect((await raw(`${path}.br`)).status).toBe(404);
    }
  });
});

it('The Content-Security-Policy lets /payment load the checkout', async () => {
  const { origin } = new URL(portal.razorpay.checkoutUrl);
  for (const path of ['/payment', '/payment/']) {
    const policy = (await raw(path)).headers['content-security-policy'];
    expect(policy).toContain(`script-src 'self' ${origin}`);
  }
});

it('A file of the console is kept for good, and sent compressed as it was at the build', async () => {
  const page = (await raw('/admin')).body.toString();
  const [, path = ''] = /src="(\/admin\/assets\/[^"]+\.js)"/.exec(page) ?? [];
  const plain = await raw(path);
  const { headers, body } = await raw(path, { 'accept-encoding': 'gzip, br' });
  expect(headers['cache-control']).toContain('immutable');
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(body).equals(plain.body)).toBe(true);
});
