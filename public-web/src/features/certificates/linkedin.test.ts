import { expect, it } from '@jest/globals';
import { linkedInUrl } from './linkedin.js';

const certificate = { code: '346789CD', domain: 'data science' };

it.each([
  ['2026-01-15T10:00:00Z', '2026', '1'],
  ['2026-12-31T18:29:59Z', '2026', '12'],
  ['2026-12-31T18:30:00Z', '2027', '1'],
])('LinkedIn is told the month in India, counted from 1: %s', (issuedAt, year, month) => {
  const address = 'https://example.com/certificate/346789CD';
  const { searchParams } = new URL(linkedInUrl({ ...certificate, issuedAt }, address));
  expect(Object.fromEntries(searchParams)).toMatchObject({
    startTask: 'CERTIFICATION_NAME',
    issueYear: year,
    issueMonth: month,
    certUrl: address,
    certId: '3467-89CD',
  });
});
