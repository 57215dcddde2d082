import { randomInt, randomUUID } from 'node:crypto';
import { type Certificate, newCertificate } from '../certificates/certificate.js';
import { UNSUPERVISED } from '../certificates/how-taken.js';
import { drawCode } from '../certificates/certificate-code.js';
import { aResult } from './an-attempt.js';
import { A_DAY } from './moments.js';

const MINUTES = 30;
const chance = { int: (limit: number) => randomInt(limit) };

export const aCertificate = (parts: Partial<Certificate> = {}): Certificate => ({
  ...newCertificate(
    aResult({ id: randomUUID(), passed: true, score: 2, percentage: 100 }),
    { code: drawCode(chance), minutes: MINUTES, taken: UNSUPERVISED },
    A_DAY,
  ),
  ...parts,
});
