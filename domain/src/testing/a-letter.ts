import { randomInt, randomUUID } from 'node:crypto';
import type { LetterForm } from '../applications/letter-form.js';
import { drawCode, LETTER_CODE_LENGTH } from '../certificates/certificate-code.js';
import type { Letter } from '../certificates/letter.js';
import { indianDay, indianDayAfter } from '../kernel/indian-day.js';
import { A_DAY } from './moments.js';

export const aLetter = ({ kind = 'offer', ...parts }: Partial<Letter> = {}): Letter => ({
  id: randomUUID(),
  code: drawCode({ int: randomInt }, LETTER_CODE_LENGTH),
  applicationId: null,
  kind,
  email: 'ravi@example.com',
  nameAsPrinted: 'Ravi Kumar',
  facts: {
    ...{ program: 'Web Development', firstDay: '2025-07-01', lastDay: '2025-09-30' },
    ...(kind === 'offer' ? { hours: 20, stipend: 5000 } : { hours: 240, stipend: null }),
  },
  issuedAt: A_DAY,
  state: 'valid',
  cause: null,
  stateAt: A_DAY,
  ...parts,
});

export const anOfferForm = (now: Date, parts: Partial<LetterForm> = {}): LetterForm => ({
  ...{ program: 'Web Development', hours: '20', stipend: '5000' },
  ...{ firstDay: indianDayAfter(now, 10), lastDay: indianDayAfter(now, 100) },
  ...parts,
});

export const aCompletionForm = (now: Date, parts: Partial<LetterForm> = {}): LetterForm => ({
  ...{ program: 'Web Development', hours: '240', stipend: '' },
  ...{ firstDay: indianDayAfter(now, -90), lastDay: indianDay(now) },
  ...parts,
});
