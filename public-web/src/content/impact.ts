export type ImpactFigure = {
  readonly figure: string;
  readonly label: string;
  readonly note: string;
};

export type ImpactGroup = {
  readonly title: string;
  readonly figures: readonly ImpactFigure[];
};

export const IMPACT_AS_OF = 'As of November 2024.';

export const IMPACT: readonly ImpactGroup[] = [
  {
    title: 'Reach',
    figures: [
      {
        figure: '50+',
        label: 'Countries',
        note: 'Where our readers, students and clients write from',
      },
      {
        figure: '10k+',
        label: 'Connections',
        note: 'Followers and contacts across our channels',
      },
      {
        figure: '2.4K',
        label: 'Active users',
        note: 'People who use our sites and the student portal in a month',
      },
    ],
  },
  {
    title: 'Results',
    figures: [
      {
        figure: '+147%',
        label: 'Growth',
        note: 'In enquiries from clients, against the year before',
      },
      {
        figure: '3.2x',
        label: 'ROI',
        note: 'Return on what clients spend on campaigns',
      },
      {
        figure: '95%',
        label: 'Positive feedback',
        note: 'Of the answers to our surveys of clients and students',
      },
    ],
  },
  {
    title: 'Community',
    figures: [
      {
        figure: '500+',
        label: 'Alumni',
        note: 'Students who finished a program with us',
      },
      {
        figure: '20+',
        label: 'Corporate partners',
        note: 'Companies that bring us briefs all year; a career fair has guests beside them',
      },
    ],
  },
  {
    title: 'Service',
    figures: [
      {
        figure: '2+',
        label: 'Years',
        note: 'Of experience in client work, the time before the company was incorporated included',
      },
      {
        figure: '24/7',
        label: 'Support',
        note: 'Write at any hour; the chat answers at once, people in business hours',
      },
    ],
  },
];
