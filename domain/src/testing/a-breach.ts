import type { Breach } from '../breaches/breach.js';

/** A breach of the table of accounts, known for an hour. */
export const aBreach = (parts: Partial<Breach> = {}): Breach => ({
  number: '2026-01',
  awareAt: new Date('2026-03-02T11:00:00.000Z'),
  from: new Date('2026-03-01T00:00:00.000Z'),
  until: new Date('2026-03-02T10:00:00.000Z'),
  data: ['account'],
  emails: [],
  nature: 'A copy of the table of accounts was read.',
  location: 'The store of backups in Mumbai',
  consequences: 'Mails may come that pretend to be ours.',
  measures: 'The key was changed.',
  advice: 'Tell nobody a code.',
  contact: { name: 'Meera Iyer', email: 'privacy@example.com', phone: '+91 90000 00000' },
  report: { events: '', person: '', prevention: '' },
  ...parts,
});
