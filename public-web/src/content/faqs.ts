import {
  CODE_LENGTH,
  CODE_LIFETIME_SECONDS,
  CODE_RESEND_SECONDS,
} from '@portal/domain/settings/policy.js';
import { FIGURES } from '../lib/figures.js';
import { COMPANY } from '@portal/domain/kernel/company.js';
import { SERVICES } from './services.js';

export type Faq = {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
};

const { fee, time, passPercent, questions, choiceQuestions, correctToPass } = FIGURES;
const { attempts, allAttempts } = FIGURES;

export const FAQS: readonly Faq[] = [
  {
    id: 'duration',
    question: 'How long does an internship last?',
    answer:
      'Internships typically run 1-2 months. App Development takes longer and is planned for 3. Each program card shows its length, and your dates are agreed in writing before you begin.',
  },
  {
    id: 'remote',
    question: 'Are the internships remote, or do I have to come to the office?',
    answer: `They are remote only. You need a computer, a steady internet connection and a few fixed hours in which your guide can reach you. You do not have to move to ${COMPANY.place.city}.`,
  },
  {
    id: 'fee',
    question: `What is the fee of ${fee} for, and can I get it back?`,
    answer: `It is a fee for a skills assessment. You pay it once, and it covers ${allAttempts} and the review of each result. It is not the price of an internship: applying is free, and paying does not put you ahead. The fee is non-refundable, but if you were charged twice or by mistake, write to us and we return that amount.`,
  },
  {
    id: 'test',
    question: 'What does the test look like, and how much time do I have?',
    answer: `${choiceQuestions} from the domain you choose, in ${time}. The clock runs on our server and does not pause. Every choice is saved as you make it, and you can change your answers until you submit. At zero the test is submitted by itself. If your connection breaks, come back on any device: the same test goes on, with the same deadline.`,
  },
  {
    id: 'attempts',
    question: 'What do I need to pass, and how often may I try?',
    answer: `${passPercent} % or more is a pass. With ${questions} that means ${correctToPass} right. You have ${attempts} in all, and one is used each time a test closes, whether you submit it or the time runs out.`,
  },
  {
    id: 'results',
    question: 'When do I get my result?',
    answer:
      'At once. As soon as the test closes, the result page shows your score and a review of each question. It stays in your profile under Test History. Results are also emailed within 7 working days, usually much sooner. If you find nothing, please look in the spam folder.',
  },
  {
    id: 'code',
    question: 'My verification code has not arrived. What can I do?',
    answer: `Check the spam folder and the spelling of your address. The ${CODE_LENGTH}-digit code is valid for ${CODE_LIFETIME_SECONDS / 60} minutes, and you can ask for another one after ${CODE_RESEND_SECONDS} seconds. Only the newest code works. If none arrives, write to ${COMPANY.emails.support} from the address with which you signed up.`,
  },
  {
    id: 'services',
    question: `What does ${COMPANY.name} do for businesses, and how do I get in touch?`,
    answer: `We build websites and online shops, set up Amazon and Flipkart seller accounts, run social media and Meta ads, and make content, graphics and product photographs. The Services section lists all ${SERVICES.length}. For a quote, use the contact page, call us in business hours or write to ${COMPANY.emails.contact}. Tell us what you sell, what you have today and by when you need it.`,
  },
];
