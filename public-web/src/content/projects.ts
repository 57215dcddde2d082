export type Project = {
  readonly emoji: string;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly link: string;
  readonly keyFeatures: readonly string[];
  readonly technologies: readonly string[];
  /** What visitors can try: what the customer ticks, and what the shop reads. */
  readonly list?: {
    readonly title: string;
    readonly slip: string;
    readonly items: readonly (readonly [name: string, amount: string])[];
  };
};

export const PROJECTS_LEAD = 'Seven in use, one to come. Try one.';

export const PROJECTS: readonly Project[] = [
  {
    emoji: '🛒',
    title: 'Kirana Counter',
    description:
      'Customers of a grocery tick what they need, and the shop gets one list with a delivery slot.',
    tags: ['Retail', 'Web app'],
    link: 'https://example.com/projects/kirana-counter',
    keyFeatures: [
      'Repeat last month’s list in one tap',
      'Substitutes agreed before packing',
      'Picking list sorted by shelf',
    ],
    technologies: ['React', 'Fastify', 'PostgreSQL'],
    list: {
      title: 'You tick',
      slip: 'The slip',
      items: [
        ['Toor dal', '1 kg, shelf 2'],
        ['Rice', '5 kg, shelf 2'],
        ['Tea', '250 g, shelf 4'],
        ['Oil', '1 l, shelf 5'],
      ],
    },
  },
  {
    emoji: '🧵',
    title: 'Loom Room',
    description: 'A store for handwoven sarees. Each exists once, so it is held during payment.',
    tags: ['E-commerce', 'Photography'],
    link: 'https://example.com/projects/loom-room',
    keyFeatures: [
      'Filters by weave, border and blouse piece',
      'Ten-minute hold at checkout',
      'Care notes in three languages',
    ],
    technologies: ['Next.js', 'PostgreSQL', 'Razorpay'],
  },
  {
    emoji: '🍱',
    title: 'Dabba Plan',
    description:
      'Customers of a tiffin kitchen pause a day by nine at night, and the cook sees the count before buying.',
    tags: ['Food', 'Mobile app'],
    link: 'https://example.com/projects/dabba-plan',
    keyFeatures: [
      'Pause, skip and guest meals',
      'Route sheet for the delivery rider',
      'Balance carried to the next month',
    ],
    technologies: ['Flutter', 'Node.js', 'SQLite'],
  },
  {
    emoji: '📒',
    title: 'Settlement Ledger',
    description:
      'Matches settlements of Amazon and Flipkart with orders, and lists each rupee that is missing.',
    tags: ['Marketplaces', 'Data'],
    link: 'https://example.com/projects/settlement-ledger',
    keyFeatures: [
      'Fee check against the rate card',
      'Open claims with their last date',
      'Profit per product after returns',
    ],
    technologies: ['Python', 'pandas', 'PostgreSQL'],
  },
  {
    emoji: '🎓',
    title: 'Skills Test Portal',
    description:
      'The test of this site: it saves each answer, and goes on after a lost connection.',
    tags: ['Education', 'Portal'],
    link: 'https://example.com/projects/skills-test-portal',
    keyFeatures: [
      'One clock, kept by the server',
      'Review of every question afterwards',
      'Twelve subjects to choose from',
    ],
    technologies: ['TypeScript', 'NestJS', 'React'],
  },
  {
    emoji: '🩺',
    title: 'Token Board',
    description: 'Patients of a clinic see their turn on the phone, and wait at home.',
    tags: ['Healthcare', 'Web app'],
    link: 'https://example.com/projects/token-board',
    keyFeatures: [
      'Waiting time from today’s pace',
      'Text message two turns ahead',
      'No medical details stored',
    ],
    technologies: ['Vue', 'Redis', 'Node.js'],
  },
  {
    emoji: '📣',
    title: 'Campaign Notebook',
    description:
      'One page per campaign of a coaching centre: what was promised and spent, who called and who joined.',
    tags: ['Marketing', 'Reporting'],
    link: 'https://example.com/projects/campaign-notebook',
    keyFeatures: [
      'Spend pulled in from Meta each night',
      'Calls tagged by campaign',
      'Report on one printed page',
    ],
    technologies: ['Meta Marketing API', 'Google Sheets', 'Apps Script'],
  },
  {
    emoji: '🌱',
    title: 'Coming soon',
    description: 'The next one, once somebody outside our team has used it for a month.',
    tags: ['Coming soon'],
    link: 'https://example.com/projects/coming-soon',
    keyFeatures: ['In design'],
    technologies: ['To be decided'],
  },
];
