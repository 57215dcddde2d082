import type { NoticeWords } from './notice-words.js';

export const ENGLISH: NoticeWords = {
  intro:
    '{company} asks for your consent to use the data that is listed here, for the purposes beside it and for nothing else. This notice is complete: you need to read nothing else to understand it.',
  headings: {
    items: 'Which data, and what for',
    service: 'What it makes possible',
    kept: 'How long',
    withdraw: 'To withdraw your consent',
    rights: 'To use your rights',
    complain: 'To complain',
    contact: 'Who answers',
    languages: 'Other languages',
  },
  columns: ['Data', 'Purpose'],
  items: {
    contact: {
      data: 'Your name, email address and phone number',
      why: 'To know whose account it is, to write to you about it, and to put your name on receipts and certificates',
    },
    background: {
      data: 'Your education, experience, skills, and the domain that you choose',
      why: 'To offer you the test of that domain, and to show your profile to the staff who help you',
    },
    password: {
      data: 'Your password, as a hash that nobody can read',
      why: 'To sign you in',
    },
    profile: {
      data: 'A picture and a message, if you add them',
      why: 'To show them in your profile',
    },
    age: {
      data: 'That you stated that you are 18 or older, when, and in which wording; never your date of birth',
      why: 'To show that you could consent by yourself, as the law demands',
    },
    tests: {
      data: 'The questions you were given, your answers with their times, your scores, extra time, and reports on questions',
      why: 'To hold and grade your tests fairly, to count your attempts, and to issue your certificates',
    },
    leaving: {
      data: 'How often and how long you leave the page of a test, and when our server heard nothing from it; the page says so before the test',
      why: 'To tell you, and our support, openly how the test was sat; never to score it; kept for {presenceDays} days',
    },
    payments: {
      data: 'The order and payment numbers of Razorpay, amounts, states and times, and what Razorpay tells us of the way you paid',
      why: 'To take the fee once, to give you a receipt, to settle refunds and disputes, and to keep the books that the law demands',
    },
    mails: {
      data: 'Which mails we sent you, when, and whether they went out',
      why: 'To deliver them, and to send them again where that failed',
    },
    technical: {
      data: 'The kind of your browser and device, network addresses, and the times of requests',
      why: 'To keep accounts safe and to find faults; such records are kept for {logDays} days, as the law demands',
    },
    applicant: {
      data: 'Your name, email address and phone number',
      why: 'To know who applies, and to answer you',
    },
    application: {
      data: 'Your education, experience, skills, the domain that you choose, and your message',
      why: 'To judge your application for an internship',
    },
    certificate: {
      data: 'Your name as it is printed, what you reached, in which test, when and where',
      why: 'To show it to anyone who has the address or the code of the certificate',
    },
    tries: {
      data: 'How many tests you took in the subject of the certificate, those you failed among them, and how many answers were right over all of them',
      why: 'To tell whoever reads the certificate how sure its figures are',
    },
  },
  purposes: {
    account: {
      title: 'Notice for your account',
      service:
        'You can have an account, sit skills tests, pay the fee for them, see your results, and get certificates.',
      kept: 'Until you delete the account, or until nobody has signed in to it for {idleYears} years. Payments are kept for {paymentYears} financial years, without your name once the account is deleted.',
      withdraw:
        'Delete your account under “Your Data” in your profile ({site}/profile), or write to {support} from the address of your account. We then erase the data, except what a law makes us keep.',
    },
    application: {
      title: 'Notice for your application',
      service: 'You can apply for an internship, and get an answer.',
      kept: '{applicationMonths} months after you send it.',
      withdraw:
        'Write to {support} from the address of your application. We then erase the application.',
    },
    certificate: {
      title: 'Notice for a public certificate',
      service: 'You can show employers a certificate that they can check.',
      kept: 'As long as the certificate is public.',
      withdraw:
        'Press “Make private” beside the certificate in your profile ({site}/profile), or write to {support}. Its page then no longer tells your name.',
    },
  },
  age: {
    form: 'This is for people who are 18 or older. You state your age by itself, apart from this consent. If you are younger, please choose “I am under 18” instead of sending the form: nothing is sent or kept then ({site}/under-18).',
    certificate:
      'This is for people who are 18 or older. You state your age by itself, apart from this consent. If you are younger, leave the certificate private ({site}/under-18).',
  },
  rights: {
    profile:
      'You may ask for a summary of your data, have it corrected, completed or erased, and name a person who does so for you after your death or if you are unable to. Under “Your Data” in your profile ({site}/profile) you do most of it yourself; for the rest write to {support}. It costs nothing.',
    applicant:
      'You may ask for a summary of your data, have it corrected, completed or erased, and name a person who does so for you after your death or if you are unable to. Write to {support} from the address of your application, or use the form at {site}/contact. It costs nothing.',
  },
  complain:
    'Write to {support}: we answer within {grievanceDays} days at most. If the answer does not satisfy you, you may complain to the Data Protection Board of India: {board}',
  contact: '{officer}, {company}, {support}',
  languages:
    'You may read this notice in English, in Hindi or in Kannada. Write to {support} to get it in any other language of the Eighth Schedule to the Constitution.',
};
