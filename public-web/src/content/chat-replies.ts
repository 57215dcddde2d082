import { COMPANY } from '@portal/domain/kernel/company.js';
import { PRICES } from './prices.js';
import { priceWords } from '@portal/domain/kernel/estimate.js';
import { FIGURES } from '../lib/figures.js';
import { SERVICES } from './services.js';

export type ChatReply = {
  readonly topic:
    | 'refund'
    | 'price'
    | 'services'
    | 'internship'
    | 'contact'
    | 'greetings'
    | 'thanks';
  /** In lower case; each represents whole words: "hi" is not in "this". */
  readonly keywords: readonly string[];
  readonly reply: string;
};

export const CHAT_GREETING = `Welcome to ${COMPANY.name}. How can we assist you today? If you would rather talk to a person, continue on our WhatsApp chat.`;

const words = (text: string): readonly string[] => text.split(', ');

const website = PRICES['website-development'];
const example = website ? ` A website, for example, costs ${priceWords(website)}.` : '';

/** The canned replies, the most specific first: the first one with a keyword in the message is given. */
export const CHAT_REPLIES: readonly ChatReply[] = [
  {
    topic: 'refund',
    keywords: words(
      'refund, refunds, refunded, money back, paisa wapas, paise wapas, cancel, cancellation, chargeback',
    ),
    reply: `The fee of the test is not refunded, except for what was charged twice, by mistake, or for a test that we could not provide: write to ${COMPANY.emails.support} from the address of your account, and you hear within 7 working days. For a job that you ordered, call ${COMPANY.phones[0]}.`,
  },
  {
    topic: 'price',
    keywords: words(
      'price, prices, pricing, cost, costs, fee, fees, charge, charges, rate, rates, quote, quotation, estimate, budget, how much, free, pay, payment, upi, emi, discount, kitna, kitne, kitni, paisa, paise, rupaye, rupees, daam, dam, kharcha, yeshtu, eshtu, stipend, salary, paid',
    ),
    reply: `Each service has a range of rupees and days on its page, and "For your shop" adds up an estimate.${example} For students, applying is free, and a stipend, if any, is agreed in writing. The skills test costs ${FIGURES.fee}, once, for ${FIGURES.allAttempts}. It is a fee for the assessment and not the price of an internship.`,
  },
  {
    topic: 'services',
    keywords: words(
      'service, services, website, websites, web site, marketing, ads, advert, advertisement, seo, design, logo, store, shop, dukaan, dukan, amazon, flipkart, instagram, facebook, photography, photos, photo, reels',
    ),
    reply: `We offer ${SERVICES.length} services for small businesses, among them websites, online stores, Amazon and Flipkart seller accounts, advertising, design and product photography. Open one in the Services section to see what it includes, then press "Get Started" to ask us about it on WhatsApp.`,
  },
  {
    topic: 'internship',
    keywords: words(
      'internship, internships, intern, interns, apply, applying, application, job, jobs, career, careers, naukri, certificate, test, exam, domain, domains, batch, remote, duration',
    ),
    reply:
      'Our internships are remote: Web Development, Software Engineering and Digital Marketing for 2 months, App Development for 3. To apply, use the button "Apply for Internship" at the top of the page. It takes about five minutes, and you do not need an account for it.',
  },
  {
    topic: 'contact',
    keywords: words(
      'contact, call, phone, number, email, mail, address, reach, office, hours, open, timing, timings, kab, kahan, kahaan, where, location, human, person, baat',
    ),
    reply: `Write to ${COMPANY.emails.contact} or call ${COMPANY.phones[0]}. We are at ${COMPANY.address[0]}, ${COMPANY.place.city}, ${COMPANY.place.country}. ${COMPANY.hours.join('. ')}. Emails are answered within one working day.`,
  },
  {
    topic: 'greetings',
    keywords: words(
      'hi, hello, hey, namaste, namaskar, namaskara, good morning, good afternoon, good evening',
    ),
    reply:
      'Hello, and thank you for writing. You can ask about internships, our services, prices, or how to reach us.',
  },
  {
    topic: 'thanks',
    keywords: words(
      'thanks, thank you, thank, thankyou, thx, dhanyavaad, dhanyavad, dhanyavada, shukriya',
    ),
    reply: 'You are welcome. If anything else comes up, write here or on our WhatsApp chat.',
  },
];

export const CHAT_FALLBACK = `I do not know. A person does: call ${COMPANY.phones[0]}, write on our WhatsApp chat, or use the form on the Contact page. Here you can ask about internships, services, prices and contact details.`;
