import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { Badge } from '../../certificates/badges/ports.js';
import type { Certificate } from '../../certificates/certificate.js';
import { aCertificate } from '../a-certificate.js';
import { givenStudent } from './givens.js';
import { contract, type StoreTest, type StoresUnderTest } from './stores-under-test.js';

let lastList = 1;

/** A list that no other test uses; the next one, since lists are counted from 1 on. */
const aList = () => (lastList += 1);

async function givenCertificate(subject: StoresUnderTest): Promise<Certificate> {
  const certificate = aCertificate({ studentId: (await givenStudent(subject)).id });
  await subject.run((tx) => tx.certificates.add(certificate));
  return certificate;
}

const aBadge = (certificateId: string, list: number, index: number): Badge => ({
  certificateId,
  place: { list, index },
  credential: { type: ['VerifiableCredential'], id: randomUUID(), name: 'Ünï' },
});

async function given(subject: StoresUnderTest, list: number, index: number) {
  const certificate = await givenCertificate(subject);
  const badge = aBadge(certificate.id, list, index);
  const added = await subject.run(async (tx) => {
    await tx.badges.settle(certificate.id);
    return tx.badges.add(badge);
  });
  return { certificate, badge, added };
}

const MANY = 100_000;

function following(it: StoreTest): void {
  it('makes a certificate due when it is added, until that is settled', async (subject) => {
    const { id } = await givenCertificate(subject);
    const { badges } = subject.stores;
    await expect(badges.due(MANY)).resolves.toContain(id);
    await expect(badges.due(0)).resolves.toEqual([]);
    const settled = await subject.run(async (tx) => [
      await tx.badges.settle(id),
      await tx.badges.settle(id),
    ]);
    expect(settled).toEqual([true, false]);
    await expect(badges.due(MANY)).resolves.not.toContain(id);
  });

  it.each<[string, Partial<Certificate>]>([
    ['revoked', { state: 'revoked', cause: 'mistake' }],
    ['printed with another name', { nameAsPrinted: 'Somebody Else' }],
    ['graded anew', { facts: { ...aCertificate().facts!, percentage: 70 } }],
    ['erased', { state: 'withdrawn', studentId: null, nameAsPrinted: '', facts: null }],
  ])('takes the badge of a certificate that is %s', async (subject, _, change) => {
    const list = aList();
    const { certificate, badge } = await given(subject, list, 7);
    const { badges } = subject.stores;
    await expect(badges.findBadge(certificate.id)).resolves.toEqual(badge);
    await subject.run((tx) => tx.badges.saveList(list, {}, []));
    await expect(badges.staleLists()).resolves.not.toContain(list);
    await subject.run((tx) => tx.certificates.save({ ...certificate, ...change }));
    await expect(badges.findBadge(certificate.id)).resolves.toBeNull();
    await expect(badges.due(MANY)).resolves.toContain(certificate.id);
    await expect(badges.staleLists()).resolves.toContain(list);
  });

  it('leaves the badge of one that only became public', async (subject) => {
    const { certificate, badge } = await given(subject, aList(), 7);
    await subject.run((tx) => tx.certificates.save({ ...certificate, isPublic: true }));
    await expect(subject.stores.badges.findBadge(certificate.id)).resolves.toEqual(badge);
    await expect(subject.stores.badges.due(MANY)).resolves.not.toContain(certificate.id);
  });
}

function listing(it: StoreTest): void {
  it('gives a place once, also after its badge was lost', async (subject) => {
    const list = aList();
    const { certificate, added } = await given(subject, list, 7);
    expect(added).toBe(true);
    expect((await given(subject, list, 7)).added).toBe(false);
    await subject.run((tx) => tx.certificates.save({ ...certificate, nameAsPrinted: 'Another' }));
    expect((await given(subject, list, 7)).added).toBe(false);
    expect((await given(subject, list, 131_071)).added).toBe(true);
  });

  it('counts what was given of the last list', async (subject) => {
    const list = ((await subject.stores.badges.lastList())?.list ?? 0) + 1;
    await given(subject, list, 1);
    await given(subject, list, 2);
    await expect(subject.stores.badges.lastList()).resolves.toEqual({ list, given: 2 });
    await expect(subject.stores.badges.staleLists()).resolves.toContain(list);
  });

  it('tells what was lost of a list until it is signed with those marked', async (subject) => {
    const list = aList();
    const { certificate } = await given(subject, list, 9);
    await given(subject, list, 3);
    await subject.run((tx) =>
      tx.certificates.save({ ...certificate, state: 'revoked', cause: 'mistake' }),
    );
    const signed = { id: 'a list', proof: { proofValue: 'z' } };
    await subject.run(async (tx) => {
      const lost = await tx.badges.lockLost(list);
      expect(lost).toEqual([9]);
      await tx.badges.saveList(list, signed, lost);
    });
    await expect(subject.stores.badges.findList(list)).resolves.toEqual(signed);
    await expect(subject.stores.badges.staleLists()).resolves.not.toContain(list);
    await expect(subject.stores.badges.lockLost(list)).resolves.toEqual([9]);
    await expect(subject.stores.badges.findList(aList())).resolves.toBeNull();
  });

  it('keeps every key once', async (subject) => {
    const key = `z6Mk${randomUUID()}`;
    await subject.run((tx) => tx.badges.addKey(key));
    await subject.run((tx) => tx.badges.addKey(key));
    expect((await subject.stores.badges.keys()).filter((one) => one === key)).toEqual([key]);
  });
}

export const badgeRepositoryContract = contract('BadgeRepository', following, listing);
