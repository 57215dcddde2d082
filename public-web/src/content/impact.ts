/** A figure of the company, with what it counts. */
export type ImpactFigure = {
  readonly figure: string;
  readonly label: string;
  readonly note: string;
};

/** Figures that belong together. */
export type ImpactGroup = {
  readonly title: string;
  readonly figures: readonly ImpactFigure[];
};

/** What the company has reached so far. */
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
        note: 'People who use our sites and the student portal',
      },
    ],
  },
  {
    title: 'Results',
    figures: [
      { figure: '+147%', label: 'Growth', note: 'In enquiries from clients' },
      {
        figure: '3.2x',
        label: 'ROI',
        note: 'Return on what clients spend on campaigns',
      },
      { figure: '95%', label: 'Positive feedback', note: 'From clients and students' },
    ],
  },
  {
    title: 'Community',
    figures: [
      { figure: '500+', label: 'Alumni', note: 'Students who finished a program with us' },
      {
        figure: '20+',
        label: 'Corporate partners',
        note: 'Companies that bring us briefs and meet our alumni',
      },
    ],
  },
  {
    title: 'Service',
    figures: [
      { figure: '2+', label: 'Years', note: 'Of experience in client work' },
      { figure: '24/7', label: 'Support', note: 'Write at any hour, by chat or by email' },
    ],
  },
];
