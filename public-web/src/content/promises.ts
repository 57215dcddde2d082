type Promised = {
  readonly figure: string;
  readonly label: string;
  readonly note: string;
};

export const PROMISES: readonly Promised[] = [
  { figure: '24h', label: 'Response Time', note: 'on working days' },
  { figure: '100%', label: 'Satisfaction Rate', note: 'of finished work in 2024' },
];

export const CONTACT = {
  title: 'Tell us what you sell, or what you study.',
  lead: 'We read every message ourselves and answer within one working day.',
  form: 'Tell us what you sell, build or study, and what you need. A person reads every message.',
} as const;
