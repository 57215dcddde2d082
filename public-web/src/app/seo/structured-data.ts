import { FOLDERS, PAGE_NAMES } from '../../content/addresses.js';
import type { Article } from '../../content/article.js';
import { ARTICLES } from '../../content/articles.js';
import { COMPANY } from '@portal/domain/kernel/company.js';
import { priceWords } from '@portal/domain/kernel/estimate.js';
import { minutesOf, WEEK } from '@portal/domain/kernel/opening-hours.js';
import { PRICES } from '../../content/prices.js';
import { FAQS } from '../../content/faqs.js';
import { SERVICE_DETAILS } from '../../content/service-details.js';
import { NEWS, type NewsItem } from '../../content/news.js';
import { PROGRAMS, type Program } from '../../content/programs.js';
import { SERVICES, type Service } from '../../content/services.js';
import { sharePictureOf } from '../share-pictures.js';
import { SITE_ORIGIN } from '../../lib/site-origin.js';

type Thing = Readonly<Record<string, unknown>>;

const ORGANIZATION = { '@id': `${SITE_ORIGIN}/#organization` };

/** "6:00 PM" as "18:00". */
function clockOf(time: string): string {
  const minutes = minutesOf(time);
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

const rupees = Object.values(PRICES).flatMap((price) => price.rupees);

const organization: Thing = {
  ...ORGANIZATION,
  '@type': 'ProfessionalService',
  name: COMPANY.name,
  url: `${SITE_ORIGIN}/`,
  logo: `${SITE_ORIGIN}/icon-512.png`,
  image: `${SITE_ORIGIN}${sharePictureOf('/').file}`,
  email: COMPANY.emails.contact,
  telephone: COMPANY.phones[0],
  areaServed: { '@type': 'Country', name: COMPANY.place.country },
  priceRange: priceWords({ rupees: [Math.min(...rupees), Math.max(...rupees)] }),
  openingHoursSpecification: COMPANY.openingHours.flatMap(({ weekdays, opens, closes }) =>
    opens && closes
      ? {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: weekdays.map((day) => WEEK[day]),
          opens: clockOf(opens),
          closes: clockOf(closes),
        }
      : [],
  ),
  sameAs: COMPANY.social.map(({ to }) => to),
  address: {
    '@type': 'PostalAddress',
    streetAddress: COMPANY.place.street,
    addressLocality: COMPANY.place.city,
    addressRegion: COMPANY.place.state,
    ...(COMPANY.place.pinCode && { postalCode: COMPANY.place.pinCode }),
    addressCountry: 'IN',
  },
  ...(COMPANY.place.position && { geo: { '@type': 'GeoCoordinates', ...COMPANY.place.position } }),
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
  '@id': `${SITE_ORIGIN}/blog/${id}#article`,
  '@type': 'BlogPosting',
  headline: title,
  description: excerpt,
  datePublished: date,
  articleSection: category,
  author: { '@type': 'Organization', name: author },
  image: `${SITE_ORIGIN}${sharePictureOf(`/blog/${id}`).file}`,
  url: `${SITE_ORIGIN}/blog/${id}`,
  publisher: ORGANIZATION,
});

const service = ({ id, title, bulletPoints }: Service): Thing => ({
  '@type': 'Service',
  name: title,
  description: bulletPoints[0],
  areaServed: 'IN',
  url: `${SITE_ORIGIN}/services/${id}`,
  provider: ORGANIZATION,
  ...offerOf(id),
});

function offerOf(id: string): Thing {
  const price = PRICES[id];
  if (!price) return {};
  const [minPrice, maxPrice] = price.rupees;
  const currency = { priceCurrency: 'INR', valueAddedTaxIncluded: false };
  return {
    offers: {
      '@type': 'Offer',
      priceSpecification: { '@type': 'PriceSpecification', minPrice, maxPrice, ...currency },
    },
  };
}

type Answered = readonly [question: string, answer: string];

const faqPage = (answered: readonly Answered[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: answered.map(([name, text]) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  })),
});

const questionsOn = (path: string): readonly Thing[] => {
  const { questions } = SERVICE_DETAILS[path.replace(/^\/services\//, '')] ?? {};
  return questions ? [faqPage(questions)] : [];
};

const program = ({ id, title, description, duration }: Program): Thing => ({
  '@id': `${SITE_ORIGIN}/programs/${id}#program`,
  '@type': 'EducationalOccupationalProgram',
  name: `${title} internship`,
  description,
  programType: 'Internship',
  educationalProgramMode: 'online',
  timeToComplete: `P${String(Number.parseInt(duration, 10))}M`,
  url: `${SITE_ORIGIN}/programs/${id}`,
  provider: ORGANIZATION,
});

const newsArticle = ({ id, title, excerpt, date }: NewsItem): Thing => ({
  '@id': `${SITE_ORIGIN}/news/${id}#news`,
  '@type': 'NewsArticle',
  headline: title,
  description: excerpt,
  datePublished: date,
  author: ORGANIZATION,
  image: `${SITE_ORIGIN}${sharePictureOf(`/news/${id}`).file}`,
  url: `${SITE_ORIGIN}/news/${id}`,
  publisher: ORGANIZATION,
});

type Crumb = readonly [name: string, path: string];

function crumbsTo(path: string): readonly Crumb[] | null {
  const name = PAGE_NAMES[path];
  if (name) return [[name, path]];
  const [, folder = '', id] = path.split('/');
  const { name: listName = '', list = '', things = [] } = FOLDERS[folder] ?? {};
  const thing = things.find((one) => one.id === id);
  if (!thing) return null;
  return [
    [listName, list],
    [thing.title, path],
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

const pagesIn =
  <T extends { readonly id: string }>(
    folder: string,
    items: readonly T[],
    of: (item: T) => Thing,
  ) =>
  (path: string): readonly Thing[] =>
    items.filter(({ id }) => path === `/${folder}/${id}`).map(of);

const PAGES = [
  pagesIn('blog', ARTICLES, blogPosting),
  pagesIn('services', SERVICES, service),
  pagesIn('programs', PROGRAMS, program),
  pagesIn('news', NEWS, newsArticle),
  questionsOn,
];

function thingsOn(path: string): readonly Thing[] | null {
  if (path === '/') {
    const asked = FAQS.map(({ question, answer }): Answered => [question, answer]);
    return [organization, website, faqPage(asked)];
  }
  const crumbs = crumbsTo(path);
  if (!crumbs) return null;
  return [organization, website, breadcrumbs(crumbs), ...PAGES.flatMap((of) => of(path))];
}

export function structuredDataOf(path: string): Thing | null {
  const things = thingsOn(path);
  return things && { '@context': 'https://schema.org', '@graph': things };
}
