import { FIGURES } from '../../lib/figures.js';
import { COMPANY } from '@portal/domain/kernel/company.js';
import { HAS_SAMPLES } from '../shown.js';
import { LEGAL_LAST_UPDATED, type LegalPage, type LegalSection } from './legal-page.js';

const { fee, passPercent } = FIGURES;

const SAMPLE_FACTS: LegalSection = {
  heading: 'Sample facts',
  paragraphs: [
    `The site is delivered with sample content. ${COMPANY.name} is a working name. The phone numbers, email addresses, links, registration details and certificates shown with it are samples, as are the people in testimonials, comments and news. Any likeness to a real person or business is by chance.`,
    'The figures on the home page, such as open positions, alumni, partners, countries and growth, are sample figures too. They have not been audited. The business that runs the site replaces all of this with its own facts before launch. Until then, please rely on none of it.',
  ],
};

export const DISCLAIMER: LegalPage = {
  title: 'Disclaimer',
  description:
    'What the site does not promise: about internships, results, services and general information.',
  lastUpdated: LEGAL_LAST_UPDATED,
  inForceSince: 'November 22, 2026',
  intro:
    'We try to keep this site correct and useful. This page says what it is not, so that nobody pays, plans or decides on the strength of something we did not mean. The Terms of Service and the Privacy Policy apply alongside it.',
  sections: [
    ...(HAS_SAMPLES ? [SAMPLE_FACTS] : []),
    {
      heading: 'No guarantee of an internship or a job',
      paragraphs: [
        `The fee of ${fee} is for a skills assessment. It is not the price of an internship. Neither the fee, nor a score of ${passPercent} % or more, nor an application guarantees an interview, an internship, a stipend, a job or a salary. How many places there are depends on the work at hand, and positions shown on the site may be filled when you apply.`,
        'We appoint no agents for placements. If anyone asks you for money for a place in our name, do not pay, and tell us.',
      ],
    },
    {
      heading: 'What a result means',
      paragraphs: [
        'A result shows how many questions of one test you answered correctly. It does not measure everything that you can do, and it is not a degree, a licence or a qualification recognised by a university or the government. The internship-matching quiz on the home page is a pointer for orientation and no aptitude test.',
      ],
    },
    {
      heading: 'Articles and other general information',
      paragraphs: [
        'The blog, the FAQ and the support chat give general information. The chat answers with prepared texts and no person reads along. None of it is legal, tax, financial or career advice for your case. Rules and fees change, and those of marketplaces and advertising platforms often do so without notice. Check them at the source, and ask a qualified person before you spend money on the strength of an article. Figures in worked examples are made up to show a method.',
      ],
    },
    {
      heading: 'Services for businesses',
      paragraphs: [
        'The descriptions of our services are an invitation to talk and not a binding offer. What we deliver, by when and at what price stands in the written agreement with each client. Results of marketing, such as sales, reach, ranking or a return on advertising, depend on many things outside our hands. We promise careful work, and no particular outcome. Results shown for one project say nothing certain about another.',
      ],
    },
    {
      heading: 'Registrations and certificates',
      paragraphs: [
        'Registrations are shown for information. They do not mean that a government body recommends our services. A trademark application that is pending is not a registered trademark, and a licence with a limited term is valid only for that term. You can check the present state in the public registers of the authorities concerned.',
      ],
    },
    {
      heading: 'Other companies and links',
      paragraphs: [
        'Amazon, Flipkart, Meta, Instagram, Upwork, WhatsApp, Razorpay and other names belong to their owners. We describe work that we do on or with their platforms. This does not mean that they endorse us or are our partners. Links that leave this site lead to pages that we do not control and whose content and privacy practice are not ours.',
      ],
    },
    {
      heading: 'Availability and errors',
      paragraphs: [
        `The site and the portal are offered as they are. Despite care there can be errors, old information and interruptions. If you find a mistake, write to ${COMPANY.emails.contact}, and we will look at it. What the law gives you as a consumer is not limited by this page.`,
      ],
    },
    {
      heading: 'Law and contact',
      paragraphs: [
        `This page is governed by the law of India, and the courts at ${COMPANY.place.city}, ${COMPANY.place.state} have jurisdiction, subject to the Consumer Protection Act, 2019. Questions go to ${COMPANY.name}, ${COMPANY.address.join(', ')}, ${COMPANY.emails.contact}, or ${COMPANY.emails.support} for matters of the portal.`,
      ],
    },
  ],
};
