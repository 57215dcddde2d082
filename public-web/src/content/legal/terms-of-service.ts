import { PASSWORD_HINT } from '@portal/domain/accounts/password-rules.js';
import { SUBMIT_GRACE_SECONDS } from '@portal/domain/settings/policy.js';
import { FIGURES } from '../../lib/figures.js';
import { COMPANY } from '@portal/domain/kernel/company.js';
import { AIDS } from '../test-terms.js';
import { LEGAL_LAST_UPDATED, type LegalPage } from './legal-page.js';

const { fee, time, passPercent, choiceQuestions, attempts, allAttempts } = FIGURES;
const address = COMPANY.address.join(', ');

export const TERMS_OF_SERVICE: LegalPage = {
  title: 'Terms of Service',
  description:
    'The agreement between you and us for the use of the site, the student portal and the skills test.',
  lastUpdated: LEGAL_LAST_UPDATED,
  inForceSince: 'November 23, 2026',
  intro: `These terms are the agreement between you and ${COMPANY.name} for the use of this website and the student portal. By using them you accept the terms. If you do not agree, please do not sign up and do not pay. Work that we do for business clients has its own written agreement.`,
  sections: [
    {
      heading: 'Who may use the portal',
      paragraphs: [
        'Anyone may read the public pages. To open an account, apply or pay, you must be 18 or older. You state it by itself beside the button of the form; who is younger is led to a page of their own (/under-18), and we keep nothing.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        `Give your real name and details that are true, and keep them up to date. One person has one account. You verify your email address with a code before you can sign in. Choose a password of ${PASSWORD_HINT} that you use nowhere else, and do not share it. We never ask for your password or for a code in a call, a chat or a mail.`,
        `You answer for what is done through your account, unless the fault is ours. If you believe that someone else has got in, reset the password at once, which ends all sessions, and tell us at ${COMPANY.emails.support}. You may ask us to close your account at any time.`,
      ],
    },
    {
      heading: 'Applying for an internship',
      paragraphs: [
        'An application is free and needs no account. We read it whether or not you take the test. Applying, paying or passing creates no right to an interview or an internship, and no employment. An internship begins only when both sides have agreed in writing on its dates, the work, the guide and the stipend, if any.',
      ],
    },
    {
      heading: 'The test',
      paragraphs: [
        'The test checks your knowledge in one domain of your choice. These are its rules.',
      ],
      list: [
        `A test has ${choiceQuestions}. One option of each is right.`,
        `You have ${time}. Our server keeps the time, and it does not pause when you close the page or lose the connection.`,
        'Choices are saved as you make them. You can change them until you submit. An unanswered question counts as wrong.',
        `At zero the test is submitted by itself. If your browser cannot do it, the server closes the test with the answers saved by then. A submission that arrives within ${SUBMIT_GRACE_SECONDS} seconds after the deadline still counts.`,
        AIDS,
        `${passPercent} % or more of the questions answered correctly is a pass.`,
        `You have ${attempts} in all. One is used when its test closes. You can have only one test open at a time, and starting again while it is open continues it.`,
        'If a fault on our side spoils an attempt, write to us. We check our records and give the attempt back where the fault is confirmed.',
      ],
    },
    {
      heading: 'The fee',
      paragraphs: [
        `Before your first test you pay ${fee} in Indian rupees, once. It is a fee for a skills assessment. It pays for the questions, the timed test, the grading and the review of each result, and it covers ${allAttempts}. It is not the price of an internship, and it is not a deposit, a registration charge or a payment for a job. Nothing is added at checkout.`,
        'Razorpay takes the payment, and its terms apply to the checkout. You are shown as Paid when we have verified the payment with Razorpay, and the receipt goes to your email address. If the page closes after you have paid, the payment is not lost: we hear of it from Razorpay and mark it without you. A student who is marked as Paid is not charged again.',
      ],
    },
    {
      heading: 'Refunds',
      paragraphs: [
        `The fee is non-refundable, also if you do not pass, do not use all attempts, do not start a test, or close your account. There are exceptions. We refund the full amount of a duplicate charge, of a charge made by mistake, such as a wrong amount or a payment that you did not authorise, and of a charge for a test that we could not provide.`,
        `Write to ${COMPANY.emails.support} with the order or payment number, the email address of your account and what went wrong, as soon as you notice. We check it with Razorpay and tell you the outcome within 7 working days. A refund goes back by the way you paid. How soon it shows up then depends on your bank. Rights that the Consumer Protection Act, 2019 gives you are not affected.`,
      ],
    },
    {
      heading: 'Results',
      paragraphs: [
        'The result is shown as soon as the test closes, with a review of each question, and stays in your profile. Results are also emailed within 7 working days. The record on our server decides, whatever a device showed.',
        `If you think that a question or its answer is wrong, write to ${COMPANY.emails.support} within 30 days and name the question. If you are right, we correct the question. Where the mistake changed your verdict, we confirm the right one in writing and give the attempt back. A result tells how one test went on one day. It is not a degree, a licence or a qualification recognised by a university or the government.`,
      ],
    },
    {
      heading: 'Fair conduct',
      paragraphs: ['To keep the test fair and the portal safe, you agree not to do the following.'],
      list: [
        'Take a test for somebody else, or let somebody else take yours.',
        'Use help from other people, answer services or automated tools during a test.',
        'Copy, record, publish, sell or pass on questions, options or reviews.',
        'Open more than one account, or give another person’s details as your own.',
        'Get around limits, reach for data of others, load the service without reason, or send in harmful code.',
        'Send abusive, unlawful or misleading content through any form.',
      ],
    },
    {
      heading: 'If the rules are broken',
      paragraphs: [
        'We may disregard a result, suspend an account or close it when there is good reason to believe that these rules were broken. We tell you why and give you the chance to reply, before we act where that is possible and promptly afterwards where waiting would do harm. If our view turns out to be wrong, we restore what was taken. If you find a weakness in our security by chance, tell us and do not use it. We will thank you and not hold it against you.',
      ],
    },
    {
      heading: 'Intellectual property',
      paragraphs: [
        `The site, its texts, drawings and programs, the question bank and the name and marks of ${COMPANY.name} belong to us or to those who licensed them to us. You may view, print and quote pages for your own use, with the source. Tests and reviews are for your own learning only. Other names, such as those of marketplaces and platforms, belong to their owners. We use them only to describe our services, and no partnership follows from it.`,
        'What you send us stays yours. You allow us to store it and use it for the purpose for which you sent it. Who owns work made during an internship is settled in the internship agreement.',
      ],
    },
    {
      heading: 'The service, and its limits',
      paragraphs: [
        'We take care that the site and the portal work, and that what stands there is right. We cannot promise that they are free of faults or always available. Maintenance, networks, payment systems and mail providers can cause interruptions. Links lead to sites of others, and we do not answer for those.',
        'Nothing in these terms limits our liability where the law does not allow it, such as for fraud, wilful misconduct, or harm to life or health. Beyond that, we are not liable for indirect loss such as a missed opportunity, and our total liability for the use of the portal is limited to the fee you have paid.',
      ],
    },
    {
      heading: 'Events beyond control',
      paragraphs: [
        'Neither side is in breach while an event outside its reasonable control, such as a natural disaster, a wide failure of power or networks, or an order of the government, keeps it from acting. If such an event cuts off a test for many, we arrange for it to be taken again.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'We may change these terms and the figures in them. The new version stands here with the day from which it is in force. Account holders are told by mail before a change that matters to them. A test that is open and a fee that is paid keep the terms under which they began.',
      ],
    },
    {
      heading: 'Law, complaints and courts',
      paragraphs: [
        `Please come to us first. Write to the Grievance Officer, ${COMPANY.name}, ${address}, or to ${COMPANY.emails.support}. We confirm receipt within 48 hours and answer within one month. Most matters can be settled that way.`,
        `These terms are governed by the law of India as it applies in ${COMPANY.place.state}. The courts at ${COMPANY.place.city} have exclusive jurisdiction. If you are a consumer, your right to go to the consumer commission that the Consumer Protection Act, 2019 names for you stays untouched. If one of these terms is void, the others still hold.`,
      ],
    },
  ],
};
