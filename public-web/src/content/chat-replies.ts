import { FIGURES } from '../lib/figures.js';
import { SERVICES } from './services.js';
import { COMPANY } from '@portal/domain/kernel/company.js';

export type ChatReply = {
  readonly topic: 'greetings' | 'internship' | 'contact' | 'services' | 'price' | 'thanks';
  /** In lower case; each represents whole words: "hi" is not in "this". */
  readonly keywords: readonly string[];
  readonly reply: string;
};

export const CHAT_GREETING = `Welcome to ${COMPANY.name}. How can we assist you today? If you would rather talk to a person, continue on our WhatsApp chat.`;

/** The canned replies; the first one with a keyword in the message is given. */
export const CHAT_REPLIES: readonly ChatReply[] = [
  {
    topic: 'greetings',
    keywords: [
      'hi',
      'hello',
      'hey',
      'namaste',
      'namaskara',
      'good morning',
      'good afternoon',
      'good evening',
    ],
    reply:
      'Hello, and thank you for writing. You can ask about internships, our services, prices, or how to reach us.',
  },
  {
    topic: 'internship',
    keywords: [
      'internship',
      'internships',
      'intern',
      'interns',
      'apply',
      'applying',
      'application',
      'job',
      'jobs',
      'career',
      'careers',
    ],
    reply:
      'Our internships are remote: Web Development, Software Engineering and Digital Marketing for 2 months, App Development for 3. To apply, use the button "Apply for Internship" at the top of the page. It takes about five minutes, and you do not need an account for it.',
  },
  {
    topic: 'contact',
    keywords: ['contact', 'call', 'phone', 'email', 'mail', 'address', 'reach', 'office', 'hours'],
    reply: `Write to ${COMPANY.emails.contact} or call ${COMPANY.phones[0]}. We are at ${COMPANY.address[0]}, ${COMPANY.place.city}, ${COMPANY.place.country}. ${COMPANY.hours.join('. ')}. Emails are answered within one working day.`,
  },
  {
    topic: 'services',
    keywords: [
      'service',
      'services',
      'website',
      'websites',
      'marketing',
      'ads',
      'seo',
      'design',
      'store',
      'amazon',
      'flipkart',
      'instagram',
      'photography',
    ],
    reply: `We offer ${SERVICES.length} services for small businesses, among them websites, online stores, Amazon and Flipkart seller accounts, advertising, design and product photography. Open one in the Services section to see what it includes, then press "Get Started" to ask us about it on WhatsApp.`,
  },
  {
    topic: 'price',
    keywords: [
      'price',
      'prices',
      'pricing',
      'cost',
      'costs',
      'fee',
      'fees',
      'charge',
      'charges',
      'rate',
      'rates',
      'quote',
      'quotation',
      'how much',
    ],
    reply: `Services are quoted for each order, so tell us what you need on WhatsApp or by email. For students, applying is free. The skills test costs ${FIGURES.fee}, once, for ${FIGURES.allAttempts}. It is a fee for the assessment and not the price of an internship.`,
  },
  {
    topic: 'thanks',
    keywords: ['thanks', 'thank you', 'thank', 'thankyou', 'thx', 'dhanyavaad', 'dhanyavada'],
    reply: 'You are welcome. If anything else comes up, write here or on our WhatsApp chat.',
  },
];

export const CHAT_FALLBACK = `I have no ready answer to that. You could ask about internships, services, prices or contact details, write to ${COMPANY.emails.support}, or use the WhatsApp chat to talk to a person.`;
