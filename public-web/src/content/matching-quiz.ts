import type { TestDomain } from '@portal/domain/kernel/choices.js';

/** A question of the matching quiz; its nth option speaks for the nth profile. */
export type MatchingQuestion = {
  readonly question: string;
  readonly options: readonly [string, string, string, string, string];
};

export type InternshipProfile = {
  readonly name: string;
  readonly description: string;
  readonly domain: TestDomain;
  readonly keySkills: readonly string[];
};

/** The profiles. The skills shown come from the profile at the sum of the answers, modulo 5. */
export const INTERNSHIP_PROFILES: readonly InternshipProfile[] = [
  {
    name: 'Technical Development',
    domain: 'full stack development',
    description:
      'You like to take things apart and build them again so that they hold. Look at our Web Development, Software Engineering and App Development programs.',
    keySkills: ['Programming', 'Debugging', 'Version control', 'Writing tests'],
  },
  {
    name: 'Data Analysis',
    domain: 'data analysis',
    description:
      'You want to see the figures before you believe the story. Look at the data side of our Software Engineering and Digital Marketing programs.',
    keySkills: ['Spreadsheets', 'SQL', 'Charts that mislead nobody', 'Asking precise questions'],
  },
  {
    name: 'Design & Creative',
    domain: 'ui/ux design',
    description:
      'You notice how a thing looks, reads and feels in the hand, and you can say why. Look at our Web Development and App Development programs.',
    keySkills: ['Layout and type', 'Sketching ideas', 'Prototyping', 'Testing with users'],
  },
  {
    name: 'Project Management',
    domain: 'hr',
    description:
      'You see who is waiting for what, and you get a group to the finish. Look at our Software Engineering program, where interns take turns in running the week.',
    keySkills: ['Planning in small steps', 'Clear writing', 'Estimating', 'Following up'],
  },
  {
    name: 'Marketing & Communications',
    domain: 'digital marketing',
    description:
      'You think of the reader first and find words that get an answer. Look at our Digital Marketing program.',
    keySkills: ['Copywriting', 'Social media', 'Listening to customers', 'Measuring campaigns'],
  },
];

export const MATCHING_QUESTIONS: readonly MatchingQuestion[] = [
  {
    question: 'A friend opens a small shop. What do you offer to do?',
    options: [
      'Build the website',
      'Work out which products earn money',
      'Design the logo and the shop board',
      'Plan the weeks up to the opening',
      'Tell the neighbourhood about it',
    ],
  },
  {
    question: 'Which part of a group assignment do you pick?',
    options: [
      'The part that has to run without errors',
      'The survey, and what its numbers say',
      'The slides, and how they look',
      'The plan, and reminding everybody of it',
      'The talk in front of the class',
    ],
  },
  {
    question: 'You have a free Sunday. What sounds good?',
    options: [
      'Repairing something, or writing a small program',
      'Comparing phones in a table before buying one',
      'Drawing, filming or rearranging a room',
      'Organising a trip for six people',
      'Writing a post, and reading what people answer',
    ],
  },
  {
    question: 'Something went wrong at work. What do you ask first?',
    options: [
      'Which step fails, and can I repeat it?',
      'Since when, how often, and for whom?',
      'What did the person see and expect?',
      'Who needs to know, and what comes next?',
      'How do we explain it to the customers?',
    ],
  },
  {
    question: 'After two months, what would you like to show?',
    options: [
      'Code that is running somewhere',
      'A report that changed a decision',
      'A design that people enjoy using',
      'A team that delivered on its date',
      'A campaign that brought enquiries',
    ],
  },
];
