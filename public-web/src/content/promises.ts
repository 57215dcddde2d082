type Promised = {
  readonly figure: string;
  readonly label: string;
  readonly note: string;
};

export const PROMISES: readonly Promised[] = [
  { figure: '24h', label: 'Response Time', note: 'on working days' },
  { figure: '100%', label: 'Satisfaction Rate', note: 'of finished work in 2024' },
];
