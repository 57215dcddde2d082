import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { withdrawn, type Certificate } from '../../certificates/certificate.js';
import { secondsAfter } from '../../kernel/time.js';
import { aCertificate } from '../a-certificate.js';
import { A_DAY } from '../moments.js';
import { givenStudent } from './givens.js';
import { contract, type StoreTest, type StoresUnderTest } from './stores-under-test.js';
import { fulfilled, overlapping, undone } from './transactions.js';

async function given(subject: StoresUnderTest, parts: Partial<Certificate> = {}) {
  const studentId = parts.studentId ?? (await givenStudent(subject)).id;
  const certificate = aCertificate({ ...parts, studentId });
  await subject.run((tx) => tx.certificates.add(certificate));
  return certificate;
}

function keeping(it: StoreTest): void {
  it('finds a certificate by its id and by its code, as it was added', async (subject) => {
    const certificate = await given(subject);
    const { certificates } = subject.stores;
    await expect(certificates.find(certificate.id)).resolves.toEqual(certificate);
    await expect(certificates.findByCode(certificate.code)).resolves.toEqual(certificate);
    await expect(certificates.find(randomUUID())).resolves.toBeNull();
    await expect(certificates.findByCode(aCertificate().code)).resolves.toBeNull();
  });

  it('finds those of the results that are asked for', async (subject) => {
    const [one, other] = [await given(subject), await given(subject)];
    await given(subject);
    const { certificates } = subject.stores;
    const found = await certificates.findThose([one.id, other.id, randomUUID()]);
    expect(new Map(found.map((it) => [it.id, it]))).toEqual(
      new Map([one, other].map((it) => [it.id, it])),
    );
    await expect(certificates.findThose([])).resolves.toEqual([]);
  });

  it('finds all certificates of a student, newest first', async (subject) => {
    const older = await given(subject);
    const { studentId } = older;
    const newer = await given(subject, { studentId, issuedAt: secondsAfter(A_DAY, 1) });
    await given(subject);
    const found = await subject.stores.certificates.findAllOf(studentId!);
    expect(found).toEqual([newer, older]);
  });

  it('keeps what changed, and never another code, domain or date', async (subject) => {
    const certificate = await given(subject);
    const changed: Certificate = {
      ...certificate,
      nameAsPrinted: 'Asha R. Rao',
      facts: { ...certificate.facts!, percentage: 70 },
      reissuedAt: secondsAfter(A_DAY, 5),
      state: 'revoked',
      cause: 'mistake',
      stateAt: secondsAfter(A_DAY, 9),
      isPublic: true,
    };
    const other = { code: aCertificate().code, domain: 'HR', issuedAt: secondsAfter(A_DAY, 7) };
    await subject.run((tx) => tx.certificates.save({ ...changed, ...other }));
    await expect(subject.stores.certificates.find(certificate.id)).resolves.toEqual(changed);
    const left = withdrawn(changed, A_DAY);
    await subject.run((tx) => tx.certificates.save(left));
    await expect(subject.stores.certificates.findByCode(certificate.code)).resolves.toEqual(left);
  });
}

function adding(it: StoreTest): void {
  it('adds none whose code is taken, and goes on', async (subject) => {
    const { code } = await given(subject);
    const second = aCertificate({ studentId: (await givenStudent(subject)).id });
    const added = await subject.run(async (tx) => [
      await tx.certificates.add({ ...second, code }),
      await tx.certificates.add(second),
    ]);
    expect(added).toEqual([false, true]);
    await expect(subject.stores.certificates.find(second.id)).resolves.toEqual(second);
  });

  it('refuses a second one of the same result', async (subject) => {
    const { id, studentId } = await given(subject);
    await expect(given(subject, { id, studentId })).rejects.toThrow('duplicate');
  });

  it('lets one of two with the same code in, also at once', async (subject) => {
    const code = aCertificate().code;
    const studentId = (await givenStudent(subject)).id;
    const outcomes = await overlapping(
      subject,
      (tx) => tx.certificates.add(aCertificate({ studentId, code })),
      (tx) => tx.certificates.add(aCertificate({ studentId, code })),
    );
    expect(outcomes).toEqual([fulfilled(true), fulfilled(false)]);
  });

  it('keeps nothing of a transaction that failed', async (subject) => {
    const certificate = aCertificate({ studentId: (await givenStudent(subject)).id });
    await undone(subject, (tx) => tx.certificates.add(certificate));
    await expect(subject.stores.certificates.find(certificate.id)).resolves.toBeNull();
  });
}

/** What every CertificateRepository does. */
export const certificateRepositoryContract = contract('CertificateRepository', keeping, adding);
