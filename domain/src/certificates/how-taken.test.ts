import { howTakenText, UNSUPERVISED } from './how-taken.js';

it('A certificate says in a line how its test was taken', () => {
  const taken = { supervised: true, day: '2026-12-12', place: 'the City College, Pune' } as const;
  expect(howTakenText(taken, 'Saral Digital')).toBe(
    'Taken under supervision on 12 December 2026 at the City College, Pune. Identity checked by Saral Digital.',
  );
  expect(howTakenText(UNSUPERVISED, 'Saral Digital')).toBe(
    'Taken online, without supervision. Identity not checked.',
  );
});
