import { CODE_LIFETIME_SECONDS } from '@portal/domain/settings/policy.js';
import { RETENTION } from '@portal/domain/settings/retention.js';
import { COMPANY, OFFICERS } from '@portal/domain/kernel/company.js';
import { LEGAL_LAST_UPDATED, type LegalPage } from './legal-page.js';

const address = COMPANY.address.join(', ');
const codeMinutes = CODE_LIFETIME_SECONDS / 60;

export const PRIVACY_POLICY: LegalPage = {
  title: 'Privacy Policy',
  description:
    'Which personal data the site and the student portal hold, why, for how long, and what you can ask of us.',
  next: {
    to: '/contact?kind=grievance',
    label: 'Complain about the use of your data',
    note: 'No account is needed.',
  },
  lastUpdated: LEGAL_LAST_UPDATED,
  inForceSince: 'November 23, 2026',
  intro: `${COMPANY.name} runs this website and the student portal. This page says which personal data we hold, why, for how long, and what you can ask of us. In the words of the Digital Personal Data Protection Act, 2023, we are the Data Fiduciary and you are the Data Principal. We have written it so that you can read it in one sitting. You may ask us for it in any language of the Eighth Schedule to the Constitution.`,
  sections: [
    {
      heading: 'What we keep',
      paragraphs: [
        'You can read the public pages without giving us your name. We hold what you send us through a form, what the portal records while you use it, and what the payment provider tells us.',
      ],
      list: [
        'Your account: name, email address, phone number, education, skills, experience, domain, the message in your profile if there is one, your profile picture if you add one, the time you signed up and last signed in, and whether your email address is verified. Pictures are stored again in a fresh file, so that the place and time inside the original are not kept.',
        'Your internship application: name, email address, phone number, education, experience, skills, domain, your message, and the time you sent it. It needs no account.',
        'Your tests: the domain, the questions you were given, the options you chose, start, deadline and end, your score, and the number of attempts used; when its page last reached our server, for how long our server heard nothing from it, and answers that came after its end.',
        'While a test runs: how often and how long its page is left. You see it beside your result. It never changes a score.',
        'Extra time in tests, if you have it: the minutes, until when, and why it was granted or ended. We ask for no diagnosis and no papers.',
        'Your payment: our receipt number, the order and payment numbers of the provider, amount, currency, state and times; what was credited of a tax invoice; and your State, if you name it for the tax invoice.',
        'Notices from the payment provider about your payment. They can hold the email address and phone number that you gave at checkout, the way you paid, and a part of it such as the last four digits of a card or a UPI address.',
        'Your contact message: name, email address, subject and text.',
        'Mails from us: the kind of mail, the address, the time, and whether it was sent. The data that a mail is written from is erased from our queue once it has gone out. If it cannot be delivered, we keep that data with the error, so that we can try again.',
        'Your consent: which notice you agreed to, for what, and when; and that you stated by itself that you are 18 or older, in which wording. We do not ask for your date of birth.',
        'Actions of our staff on your data, such as attempts that were granted: who, when and why.',
        'Where you are signed in: kind of browser and device, and the network address without its last part, so that you can see and end each sign-in in your profile.',
        'Technical records: the time and address of a request, how it ended, and network addresses, which we count for a short time to stop floods and the guessing of passwords.',
      ],
    },
    {
      heading: 'What never reaches us',
      paragraphs: [
        'Card numbers, CVV, UPI PIN and net banking passwords go only to Razorpay, in a window of its own on the payment page. We could not read them if we wanted to.',
        'The support chat, the internship-matching quiz and the newsletter field in the footer run in your browser only. What you type or choose there is not sent to us or to anyone else. A link to a messaging app or a social network takes you to that service, where its own policy applies.',
      ],
    },
    {
      heading: 'Why we use it',
      paragraphs: [
        'We use your data for the purpose for which you gave it, and for nothing else. We do not sell it, build advertising profiles from it, or send you marketing mail.',
      ],
      list: [
        'To open your account, verify your email address, sign you in and reset your password.',
        'To read your application and answer it.',
        'To hold the test, grade it, show and mail you the result, and count your attempts fairly; and to see whether questions and answers are passed on.',
        'To tell you, and our support, openly how a test was sat: what its page counted is used for nothing else.',
        'To take the fee once, confirm the payment, send a receipt, and correct a wrong charge.',
        'To reply to your message.',
        'To keep the portal safe, find faults, and do what tax, accounting and other laws ask of us.',
      ],
    },
    {
      heading: 'Your consent',
      paragraphs: [
        'We process your data because you choose to give it for a stated purpose: by signing up, applying, paying or writing to us. Over the button of the sign-up, of the application and of a certificate that you make public stands a notice, which lists the data and its purposes in English, Hindi and Kannada; by pressing the button you agree to it. We record which text it was and when, and mail you a copy. Each form asks only for what its purpose needs, and marks what is optional. Where a law requires us to keep something, such as a record of a payment, we rely on that law.',
        `You may withdraw your consent at any time, as simply as you gave it: delete your account under "Your Data" in your profile, or write to ${COMPANY.emails.support} from the address you used. We then stop using the data and erase it, unless a law makes us keep it. What was done before stays lawful. Without the data that an account needs, we cannot keep the account open, and attempts that are left end with it.`,
      ],
    },
    {
      heading: 'Who else sees it',
      paragraphs: [
        'Inside the company, only people who work on applications, tests, payments or support can see the data that this work needs, after signing in to a separate console. Outside it, we use as few as we can.',
      ],
      list: [
        'Razorpay, which takes the payment. It receives your name, your email address and the amount from us. Under its own privacy policy it decides what else it needs.',
        'The companies that host our servers and deliver our mail. They work on our instructions, under contract, and may not use the data for themselves.',
        'Courts and authorities, where the law obliges us. We give what is asked for in proper form, and no more.',
      ],
    },
    {
      heading: 'One thing that others can find out',
      paragraphs: [
        'When someone enters an email address on the page for resetting a password, the page says if there is no account with that address. So a person who knows your address can learn whether you have an account here. They learn nothing else. Attempts to try many addresses are slowed down and refused.',
      ],
    },
    {
      heading: 'What is stored in your browser',
      paragraphs: [
        'We set no tracking cookies and use no analytics. Pages make no requests to third parties, except on the payment page, which loads the checkout of Razorpay and where Razorpay may set cookies of its own. So that the portal works, it keeps these entries in the storage of your browser. You can delete them in its settings at any time.',
        'Logging out removes all of these entries, and ends your sessions on other devices as well.',
      ],
      list: [
        'studentEmail, studentName, token: keep you signed in. The token is valid for up to 12 hours.',
        'testDomain, portal.testDomainOf: the domain that you chose for the test, and a short code made of your address, by which this browser knows your account again; the address itself is not in it.',
        'paymentSuccess, paymentOrderId, paymentId, paymentLogId: the reference numbers of your payment.',
        'portal.openAttempt and entries that begin with portal.attempt: which test is open, the same code of your account, which of its questions you look at, which you flagged, which options you struck out, how often you left its page, answers that could not be sent yet, and when you chose them. They are removed when the test is over, but for answers that our server does not have yet.',
        'portal.sitting: the questions of the test that is open and your saved answers, so that the test goes on when the page is loaded again without network. It is removed when the test is over. The files of the test page itself are kept as well, without anything of yours.',
        'portal.examDisplay: the text size, contrast, clock and keys that you chose for tests.',
        'portal.verifyEmail, portal.resendAt and entries that begin with portal.reset: the address that waits for its code, and when another one can be sent. They last as long as the tab.',
        'applicationDraft, portal.signUpDraft and entries that begin with portal.profileDraft: what you typed and have not sent yet, and what an application tells for the sign-up form. No password and no statement of age is among it. They last as long as the tab.',
        'figuresLoadedAt, testTermsChanged, orderRefused: when a page was loaded again for other figures, and why an order or a test was refused. They last as long as the tab.',
        'adminToken: for our own staff in the console.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'We keep data as long as its purpose lasts or a law demands it, and then erase it.',
      ],
      list: [
        `Account, profile, tests and results: until you delete the account. If nobody signs in to it for ${RETENTION.idleAccountYears} years, it is deleted; we write to you at least ${RETENTION.idleWarningDays} days before.`,
        `Applications: ${RETENTION.applicationMonths} months after you send them. If an internship follows, its papers are kept as employment and tax law ask.`,
        `Letters about an internship: what an offer says ${RETENTION.offerLetterMonths} months, a letter of completion ${RETENTION.completionLetterYears} years, so that it can be checked. Whoever has the code on a letter sees your name and what it says.`,
        `Extra time: as the account, but ${RETENTION.accommodationMonths} months once it has ended.`,
        `How often and how long the page of a test was left: ${RETENTION.presenceDays} days.`,
        `Addresses on the list of a supervised test: ${RETENTION.sittingListDays} days after its day.`,
        `Contact messages: ${RETENTION.contactMessageMonths} months.`,
        `Records of mails: ${RETENTION.emailRecordMonths} months. The record of the mail that confirms a deletion: ${RETENTION.erasureMailDays} days.`,
        `Records of consent: as long as the account or application, and ${RETENTION.consentYears} years after it. They hold a number in place of your name.`,
        'Actions of our staff: as long as the portal runs. With your account, what they say about you is taken out; with an application, what was noted about it.',
        `Verification and reset codes: valid for ${codeMinutes} minutes and for one use. A mail with a code that has expired is not sent any more.`,
        `Payments and receipts: ${RETENTION.paymentFinancialYears} financial years, as the law on books of account asks. If your account is deleted earlier, your name and contact details are taken out of them, and an order that you never paid is kept for ${RETENTION.unpaidOrderMonths} months.`,
        `Notices from the payment provider: ${RETENTION.providerNoticeMonths} months, for disputes about a charge. With your account, all but the state of the payment is taken out of them.`,
        'Where you are signed in: 12 hours.',
        `Technical records: ${RETENTION.logDays} days.`,
        'Backups: erased data disappears from them as they are overwritten in their turn. Until then they are used only to restore the service.',
      ],
    },
    {
      heading: 'How we protect it',
      paragraphs: [
        'Passwords are hashed with argon2id. Nobody here can read yours, and nobody here will ask you for it. Verification and reset codes are checked against a hash made with a secret key. A code can be read only in the mail that carries it.',
        'Connections to the live site are encrypted. Each student can open only his or her own profile, results and payment. Wrong passwords and codes are limited, and a password reset ends all earlier sessions. Passwords, codes and tokens are left out of our technical records, and contact details are masked there.',
        'No system is free of risk. If a breach affects your personal data, we tell you and the Data Protection Board of India in the way the Act provides: what happened, what it may mean for you, what we are doing, and what you can do.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        `The Digital Personal Data Protection Act, 2023 names the following rights. We honour them now, whichever of its sections are already in force. After signing in you can change most of your profile, download your data and delete your account yourself, under "Your Data" in your profile. For everything else, write to ${COMPANY.emails.support} from the address that your data is filed under, so that we know it is you. It costs nothing.`,
      ],
      list: [
        'Access: a summary of the personal data we process about you, what we do with it, and with whom it was shared. The file that you can download holds all of it.',
        'Correction and completion: data that is wrong, misleading, incomplete or out of date is set right. The score of a test is not changed on request, but we check one that you believe was graded wrongly.',
        'Erasure: deleting your account erases your profile, picture, tests, answers, results, and the applications and messages from its address, at once. Payments are kept without your name and contact details. If a payment arrives afterwards, it is given back.',
        'Grievance redressal: a complaint is heard and answered, as described below.',
        'Nomination: you may name a person who exercises these rights for you in the event of death or incapacity.',
      ],
    },
    {
      heading: 'Your part',
      paragraphs: [
        'The Act also names duties. Give details that are true, do not pose as someone else, and do not file complaints that you know to be false. Please keep your email address up to date, since codes and results go there.',
      ],
    },
    {
      heading: 'Young people',
      paragraphs: [
        'The portal is for people aged 18 and over. The Act counts everyone younger as a child, whose data may be processed only with the verifiable consent of a parent. We offer no way to give that consent, so please do not sign up or apply before you are 18. Beside the button of the sign-up and of the application your age is a statement of its own. Whoever chooses “I am under 18” there comes to a page that says why and what to do instead (/under-18): nothing is sent to us, the form is forgotten, and nothing notes the choice. We do not track children, and we show no advertising to anyone.',
        `If we learn that someone under 18 has given us data, we erase it. Parents and guardians who notice such a case are asked to write to ${COMPANY.emails.support}.`,
      ],
    },
    {
      heading: 'Grievance officer',
      paragraphs: [
        `For any question or complaint about your data, write to our Grievance Officer, ${OFFICERS.grievance}, ${COMPANY.name}, ${address}, or to ${COMPANY.emails.support}. You can also call ${COMPANY.phones[0]} in business hours. We confirm receipt within 48 hours and answer in full within one month.`,
        'If the answer does not satisfy you, you may complain to the Data Protection Board of India once it receives complaints. The Act asks that you come to us first.',
      ],
    },
    {
      heading: 'Changes to this page',
      paragraphs: [
        `When our practice changes, this page changes, with a new day at the top from which its text is in force. If a change affects what we do with data that we already hold, we tell account holders by mail beforehand and, where the Act requires it, ask for consent again. This page is governed by the law of India, and the courts at ${COMPANY.place.city}, ${COMPANY.place.state} have jurisdiction, apart from what the Act gives to the Data Protection Board.`,
      ],
    },
  ],
};
