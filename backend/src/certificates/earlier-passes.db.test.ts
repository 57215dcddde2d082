import { expect, it } from '@jest/globals';
import { newCertificate } from '@portal/domain/certificates/certificate.js';
import { readCode } from '@portal/domain/certificates/certificate-code.js';
import { aClosedAttempt } from '@portal/domain/testing/a-closed-attempt.js';
import { aStudent } from '@portal/domain/testing/a-student.js';
import { anAttempt, submitted } from '@portal/domain/testing/an-attempt.js';
import { typeormStores } from '../app/stores.typeorm.js';
import { migrateAgain, testDataSource } from '../testing/test-data-source.js';
import { issueMissingCertificates } from './issue-missing.pg.js';

const dataSource = testDataSource();

const stores = () => typeormStores(dataSource.manager);

/** A test that was closed by a release without certificates. */
async function aClosedOne(passed: boolean, startedAt: Date) {
  const student = aStudent({ name: 'Asha Rao' });
  await stores().students.add(student);
  const attempt = anAttempt({ studentId: student.id, startedAt });
  await stores().attempts.add(attempt);
  const ending = aClosedAttempt(submitted(attempt), { passed, attemptsUsed: 1 });
  await stores().attempts.close(ending);
  return ending.result;
}

it.each([
  [
    'before there were certificates',
    new Date('2026-02-01T08:00:00Z'),
    () => migrateAgain(dataSource, 'Certificates'),
  ],
  [
    'by a release that knew none',
    new Date(Date.now() - 60_000),
    () => issueMissingCertificates(dataSource),
  ],
])('tests that were passed %s have one each, as the rules would have made it', async (...given) => {
  const [, startedAt, issue] = given;
  const results = [await aClosedOne(true, startedAt), await aClosedOne(true, startedAt)];
  const failed = await aClosedOne(false, startedAt);
  await issue();
  await issueMissingCertificates(dataSource);
  const codes = new Set<string>();
  for (const result of results) {
    const certificate = (await stores().certificates.find(result.id))!;
    const { code, stateAt } = certificate;
    const asIssued = newCertificate(result, { code, minutes: 30 }, result.completedOn);
    expect(certificate).toEqual({ ...asIssued, stateAt });
    expect(readCode(code)).toBe(code);
    codes.add(code);
  }
  expect(codes.size).toBe(2);
  expect(await stores().certificates.find(failed.id)).toBeNull();
});
