import { StudentNotFound } from '../accounts/errors.js';
import { giveConsent } from '../consents/consent.js';
import { InvalidInput } from '../kernel/errors.js';
import { aCertificate } from '../testing/a-certificate.js';
import { aStudent } from '../testing/a-student.js';
import { aTestContext } from '../testing/a-test-context.js';
import type { Certificate } from './certificate.js';
import { checkDocument } from './check-document.js';
import { DocumentNotFound, CertificateStands } from './errors.js';
import { hasStatedAge, ownCertificates, publishCertificate } from './own-certificates.js';

const student = aStudent({ name: 'Asha Rao' });
const one = aCertificate({ studentId: student.id, nameAsPrinted: 'Asha Rao' });
const weaker: Certificate = {
  ...aCertificate({ studentId: student.id, nameAsPrinted: 'Asha Rao' }),
  facts: { ...one.facts!, percentage: 70 },
};

const OF_ACCOUNT = { purpose: 'account', subjectId: student.id, ageStatement: 'age-1' } as const;

async function withKept(...kept: readonly Certificate[]) {
  const context = await aTestContext({ students: [student] });
  await context.unitOfWork.run(async (tx) => {
    await giveConsent(tx, context.ids, OF_ACCOUNT);
    for (const certificate of kept) await tx.certificates.add(certificate);
  });
  const publish = (isPublic: boolean, parts: object = {}) =>
    publishCertificate(context, {
      ...{ studentId: student.id, certificateId: one.id, notice: '' },
      ...{ isPublic, ...parts },
    });
  const consents = () =>
    [...context.unitOfWork.tables.consents.values()]
      .slice(1)
      .map(({ purpose, action, subjectId }) => ({ ...{ purpose, action, subjectId } }));
  return { context, publish, consents };
}

describe('What anyone sees of a certificate', () => {
  it('is no name and nothing of what was reached, until its owner makes it public', async () => {
    const { context } = await withKept(one, weaker);
    const seen = await checkDocument(context, one.code);
    expect(seen).toMatchObject({ state: 'valid', holder: null, isPublic: false, better: null });
    expect(JSON.stringify(seen)).not.toMatch(/asha|score|percentage|tryNumber/i);
    // A private one is joined with no other of its student.
    expect(await checkDocument(context, weaker.code)).toMatchObject({ state: 'valid' });
  });

  it('is the name and what was reached once it is public, and no longer when it is private again', async () => {
    const { context, publish } = await withKept(one);
    await publish(true);
    const holder = { name: 'Asha Rao', score: 2, percentage: 100, tryNumber: 1 };
    expect(await checkDocument(context, one.code)).toMatchObject({ holder });
    await publish(false);
    expect(await checkDocument(context, one.code)).toMatchObject({ holder: null });
  });

  it('leads from an older one to the best that is public', async () => {
    const { context, publish } = await withKept(one, { ...weaker, isPublic: true });
    expect(await checkDocument(context, weaker.code)).toMatchObject({ better: null });
    await publish(true);
    const seen = await checkDocument(context, weaker.code);
    expect(seen).toMatchObject({ state: 'superseded', better: one.code });
  });

  it.each(['', '346789CD', 'x'.repeat(500)])('is nothing for the code %j', async (code) => {
    const { context } = await withKept(one);
    await expect(checkDocument(context, code)).rejects.toThrow(DocumentNotFound);
  });
});

describe('Making a certificate public', () => {
  it('is recorded as a consent, once, and as withdrawn when it is taken back', async () => {
    const { publish, consents } = await withKept(one);
    await publish(false);
    await Promise.all([publish(true), publish(true)]);
    await publish(false);
    const about = { purpose: 'certificate', subjectId: one.id };
    expect(consents()).toEqual([
      { ...about, action: 'given' },
      { ...about, action: 'withdrawn' },
    ]);
  });

  it('is for its owner only', async () => {
    const { publish } = await withKept(one, aCertificate());
    const other = aCertificate().id;
    await expect(publish(true, { certificateId: other })).rejects.toThrow(DocumentNotFound);
    await expect(publish(true, { studentId: aStudent().id })).rejects.toThrow(StudentNotFound);
  });

  it('is refused for one that is revoked, which can still be made private', async () => {
    const gone = { ...one, state: 'revoked', cause: 'mistake', isPublic: true } as const;
    const { publish } = await withKept(gone);
    await publish(false);
    await expect(publish(true)).rejects.toThrow(CertificateStands);
  });
});

/** An account that was made by the API, without the page. */
async function withoutConsent() {
  const context = await aTestContext({ students: [student] });
  await context.unitOfWork.run(async (tx) => {
    await tx.certificates.add(one);
    await tx.certificates.add(weaker);
  });
  const publish = (certificateId: string, ageStatement = '') =>
    publishCertificate(context, {
      ...{ studentId: student.id, certificateId, isPublic: true, ageStatement },
    });
  const statements = () =>
    [...context.unitOfWork.tables.consents.values()].map(({ ageStatement }) => ageStatement);
  const isKnown = () => context.unitOfWork.run((tx) => hasStatedAge(tx, student.id));
  return { context, publish, statements, isKnown };
}

it('The age of a certificate’s owner is stated once, before the first is made public, where the account tells nothing of it', async () => {
  const { context, publish, statements, isKnown } = await withoutConsent();
  expect(await isKnown()).toBe(false);
  await expect(publish(one.id)).rejects.toThrow(InvalidInput);
  await expect(publish(one.id, 'age-0')).rejects.toThrow('state that you are 18 or older');
  expect(statements()).toEqual([]);
  expect(await checkDocument(context, one.code)).toMatchObject({ isPublic: false });
  await publish(one.id, 'age-1');
  expect(await isKnown()).toBe(true);
  await publish(weaker.id);
  expect(statements()).toEqual(['age-1', null]);
});

it('A student sees all certificates, and which of them is the best', async () => {
  const { context } = await withKept(one, weaker, aCertificate({ studentId: aStudent().id }));
  expect((await ownCertificates(context, student.id)).map(({ id, shown }) => [id, shown])).toEqual([
    [one.id, 'valid'],
    [weaker.id, 'superseded'],
  ]);
});
