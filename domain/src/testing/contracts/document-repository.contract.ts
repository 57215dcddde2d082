import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { withdrawn, type Certificate } from '../../certificates/certificate.js';
import type { Letter } from '../../certificates/letter.js';
import { secondsAfter } from '../../kernel/time.js';
import { aCertificate } from '../a-certificate.js';
import { aLetter } from '../a-letter.js';
import { anApplication } from '../an-application.js';
import { A_DAY } from '../moments.js';
import { givenStudent } from './givens.js';
import { contract, type StoreTest, type StoresUnderTest } from './stores-under-test.js';
import { fulfilled, overlapping } from './transactions.js';

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
    expect(await subject.stores.certificates.findAllOf(studentId!)).toEqual([newer, older]);
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
}

function keepingLetters(it: StoreTest): void {
  async function anApplicant(subject: StoresUnderTest) {
    const application = anApplication();
    await subject.run((tx) => tx.applications.add(application));
    return {
      ...{ letters: subject.stores.certificates, application, applicationId: application.id },
      add: (letter: Letter) => subject.run((tx) => tx.certificates.add(letter)),
    };
  }

  it('stores letters as they were issued, oldest first, one of each code', async (subject) => {
    const { letters, applicationId, add } = await anApplicant(subject);
    const issuedAt = secondsAfter(A_DAY, 1);
    const completion = aLetter({ kind: 'completion', issuedAt, applicationId });
    const offer = aLetter({ applicationId });
    expect([await add(completion), await add(offer)]).toEqual([true, true]);
    expect(await add(aLetter({ code: offer.code }))).toBe(false);
    expect(await letters.findLettersOf(applicationId)).toEqual([offer, completion]);
    expect(await letters.findByCode(completion.code)).toEqual(completion);
    expect(await letters.findLettersOf(randomUUID())).toEqual([]);
  });

  it('stores one valid letter of a kind for an application', async (subject) => {
    const { letters, applicationId, add } = await anApplicant(subject);
    await add(aLetter({ applicationId }));
    await expect(add(aLetter({ applicationId }))).rejects.toThrow();
    await subject.run((tx) => tx.certificates.revokeOffer(applicationId, A_DAY));
    expect(await add(aLetter({ applicationId }))).toBe(true);
    expect(await letters.findLettersOf(applicationId)).toHaveLength(2);
  });

  it('revokes the valid offer of an application, and nothing else', async (subject) => {
    const { letters, applicationId, add } = await anApplicant(subject);
    const other = (await anApplicant(subject)).applicationId;
    const offer = aLetter({ applicationId });
    const before = { state: 'revoked', cause: 'ended', stateAt: secondsAfter(A_DAY, -9) } as const;
    const others = [
      aLetter({ applicationId, ...before }),
      aLetter({ applicationId, kind: 'completion' }),
      aLetter({ applicationId: other }),
    ];
    for (const one of [offer, ...others]) await add(one);
    const at = secondsAfter(A_DAY, 5);
    await subject.run((tx) => tx.certificates.revokeOffer(applicationId, at));
    const now = { state: 'revoked', cause: 'ended', stateAt: at };
    expect(await letters.findByCode(offer.code)).toEqual({ ...offer, ...now });
    for (const one of others) expect(await letters.findByCode(one.code)).toEqual(one);
  });

  it('has the letter of an offer that was not answered in time as revoked', async (subject) => {
    const { letters, application, applicationId, add } = await anApplicant(subject);
    const letter = aLetter({ applicationId });
    await add(letter);
    const stateAt = secondsAfter(A_DAY, -60);
    const answerIn = (answerBy: Date) =>
      subject.run((tx) =>
        tx.applications.saveState({ ...application, status: 'offered', answerBy }),
      );
    await answerIn(new Date('2100-01-01T00:00:00Z'));
    expect(await letters.findByCode(letter.code)).toEqual(letter);
    await answerIn(stateAt);
    const ended = { state: 'revoked', cause: 'ended', stateAt };
    expect(await letters.findByCode(letter.code)).toEqual({ ...letter, ...ended });
  });

  it('keeps a letter without its application, and only its code once its reader is forgotten', async (subject) => {
    const { letters, application, applicationId, add } = await anApplicant(subject);
    const letter = aLetter({ applicationId, email: application.email });
    const others = aLetter({ email: `other-${application.email}` });
    await add(letter);
    await add(others);
    await subject.run((tx) => tx.applications.removeFrom(application.email));
    expect(await letters.findByCode(letter.code)).toEqual({ ...letter, applicationId: null });
    const at = secondsAfter(A_DAY, 5);
    await subject.run((tx) => tx.certificates.withdrawLettersTo(application.email, at));
    expect(await letters.findByCode(letter.code)).toEqual({
      ...{ ...letter, applicationId: null, email: '', nameAsPrinted: '', facts: null },
      ...{ state: 'withdrawn', stateAt: at },
    });
    expect(await letters.findByCode(others.code)).toEqual(others);
  });
}

export const documentRepositoryContract = contract(
  'DocumentRepository',
  keeping,
  adding,
  keepingLetters,
);
