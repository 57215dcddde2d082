import { ACHIEVEMENTS } from '../../content/achievements.js';
import type { Article } from '../../content/article.js';
import { ARTICLES } from '../../content/articles.js';
import { COMPANY } from '../../content/company.js';
import { SERVICES, type Service } from '../../content/services.js';
import { SITE_ORIGIN } from '../site-origin.js';

type Thing = Readonly<Record<string, unknown>>;

const ORGANIZATION = { '@id': `${SITE_ORIGIN}/#organization` };

const organization: Thing = {
  ...ORGANIZATION,
  '@type': 'Organization',
  name: COMPANY.name,
  url: `${SITE_ORIGIN}/`,
  logo: `${SITE_ORIGIN}/icon-512.png`,
  email: COMPANY.emails.contact,
  address: {
    '@type': 'PostalAddress',
    streetAddress: COMPANY.address[0],
    addressLocality: 'Bengaluru',
    addressRegion: 'Karnataka',
    addressCountry: 'IN',
  },
};

const website: Thing = {
  '@id': `${SITE_ORIGIN}/#website`,
  '@type': 'WebSite',
  name: COMPANY.name,
  url: `${SITE_ORIGIN}/`,
  inLanguage: 'en-IN',
  publisher: ORGANIZATION,
};

const blogPosting = ({ id, title, excerpt, author, date, category }: Article): Thing => ({
  '@id': `${SITE_ORIGIN}/#${id}`,
  '@type': 'BlogPosting',
  headline: title,
  description: excerpt,
  datePublished: date,
  articleSection: category,
  author: { '@type': 'Organization', name: author },
  image: `${SITE_ORIGIN}/og.png`,
  url: `${SITE_ORIGIN}/#blog`,
  publisher: ORGANIZATION,
});

const service = ({ title, bulletPoints }: Service): Thing => ({
  '@type': 'Service',
  name: title,
  description: bulletPoints[0],
  areaServed: 'IN',
  url: `${SITE_ORIGIN}/#services`,
  provider: ORGANIZATION,
});

/** The names that stand in a page's breadcrumb, by its address. */
const NAMES: Readonly<Record<string, string>> = {
  '/contact': "Let's Connect",
  '/site-map': 'Site Map',
  '/privacy-policy': 'Privacy Policy',
  '/terms-of-service': 'Terms of Service',
  '/disclaimer': 'Disclaimer',
  '/internship-application': 'Internship application',
  '/signup': 'Sign Up',
  '/test-terms': 'Test Terms',
};

type Crumb = readonly [name: string, path: string];

function crumbsTo(path: string): readonly Crumb[] | null {
  const name = NAMES[path];
  if (name) return [[name, path]];
  const achievement = ACHIEVEMENTS.find(({ id }) => path === `/achievement/${id}`);
  if (!achievement) return null;
  return [
    ['Achievements', '/#achievements'],
    [achievement.title, path],
  ];
}

const breadcrumbs = (crumbs: readonly Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', '/'] as const, ...crumbs].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${SITE_ORIGIN}${path}`,
  })),
});

function thingsOn(path: string): readonly Thing[] | null {
  if (path === '/') {
    return [organization, website, ...SERVICES.map(service), ...ARTICLES.map(blogPosting)];
  }
  const crumbs = crumbsTo(path);
  return crumbs && [organization, website, breadcrumbs(crumbs)];
}

/** What search engines are told about a page; null where there is nothing to tell. */
export function structuredDataOf(path: string): Thing | null {
  const things = thingsOn(path);
  return things && { '@context': 'https://schema.org', '@graph': things };
}
