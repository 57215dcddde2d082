import { beforeAll, describe, expect, it } from '@jest/globals';
import { portalOfFile } from '../../testing/test-portal.js';
import { textOf } from '../../testing/text-of.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

/** What a page says, in small letters and without blanks: figures are set in parts. */
const wordsOf = async (path: string): Promise<string> => {
  const response = await fetch(`${portal.client.baseUrl}${path}`);
  return squeezed(textOf(await response.text()));
};

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
  '/contact': {
    'the form': ["Let's Connect", 'Full Name', 'Email Address', 'Subject', 'Message'],
    'the claims': ['24h Response Time', '100% Satisfaction Rate', 'Electronic City Phase 1'],
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
  '/site-map': { 'the groups': ['Main Pages', 'Services', 'Legal', 'Contact'] },
  '/achievement/trademark-application': { 'the facts': ['25', 'pending'] },
  '/achievement/udyam-registration': { 'the facts': ['10 years'] },
  '/achievement/food-safety-license': { 'the facts': ['1 year'] },
};

describe.each(Object.entries(TEXTS))('The page %s says', (path, parts) => {
  let words = '';

  beforeAll(async () => {
    words = await wordsOf(path);
  });

  it.each(Object.entries(parts))('The page says %s', (_, texts) => {
    expect(texts.filter((text) => !words.includes(squeezed(text)))).toEqual([]);
  });
});

it('The home page has eight questions, fifteen services, four programs and three articles', async () => {
  const html = await (await fetch(portal.client.baseUrl)).text();
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
  const pageAt = async (path: string) => (await fetch(`${portal.client.baseUrl}${path}`)).text();

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
