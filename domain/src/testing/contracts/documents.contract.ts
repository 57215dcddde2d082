import { randomUUID } from 'node:crypto';
import { secondsAfter } from '../../kernel/time.js';
import type { Transaction } from '../../kernel/transaction.js';
import { type CreditNote, creditNoteNumber } from '../../payments/receipts/credit-note.js';
import { splitGst } from '../../payments/receipts/gst.js';
import { type Receipt, receiptNumber } from '../../payments/receipts/receipt.js';
import type { Stores } from '../../stores.js';
import { A_GST_REGISTRATION, aCreditNote, aReceipt, aTaxInvoice } from '../a-receipt.js';
import { aPayment } from '../a-payment.js';
import { A_DAY } from '../moments.js';
import { givenStudent } from './givens.js';
import { contract, type StoresUnderTest, type StoreTest } from './stores-under-test.js';
import { fulfilled, overlapping, undone } from './transactions.js';
import { type Certificate, withdrawn } from '../../certificates/certificate.js';
import type { Letter } from '../../certificates/letter.js';
import { aCertificate } from '../a-certificate.js';
import { aLetter, anApplication } from '../an-application.js';
import type { Badge } from '../../certificates/badges/ports.js';

/** Years of long ago, each used once, so that tests that share stores don't share places. */
const years = { last: 30 };
const aYear = (): string => {
  years.last += 1;
  return `${years.last}-${years.last + 1}`;
};

async function givenReceipt(
  subject: StoresUnderTest,
  parts: Partial<Receipt> = {},
): Promise<Receipt> {
  const studentId = parts.studentId ?? (await givenStudent(subject)).id;
  const payment = aPayment({ studentId, state: 'paid', paidAt: A_DAY });
  const number = receiptNumber(aYear(), 1);
  const receipt = aReceipt({ number, studentId, paymentId: payment.id, ...parts });
  await subject.run(async (tx) => {
    await tx.payments.add(payment);
    await tx.receipts.add(receipt);
  });
  return receipt;
}

async function givenNote(
  subject: StoresUnderTest,
  parts: Partial<CreditNote> = {},
): Promise<CreditNote> {
  const { studentId = (await givenStudent(subject)).id } = parts;
  const { tax } = aTaxInvoice();
  const invoice = { ...(await givenReceipt(subject, { studentId, tax })), tax };
  const number = creditNoteNumber(aYear(), 1);
  const note = aCreditNote({ number, causeId: `rfnd_${randomUUID()}`, ...parts }, invoice);
  await subject.run((tx) => tx.creditNotes.add(note));
  return note;
}

type Common = 'findByNumber' | 'findAllOf' | 'renamePayer' | 'nextPlace';

type Papers = {
  readonly storeIn: (
    stores: Stores | Transaction<Stores>,
  ) => Pick<Stores['receipts'], Common> | Pick<Stores['creditNotes'], Common>;
  readonly given: (
    subject: StoresUnderTest,
    parts?: { readonly studentId?: string; readonly issuedAt?: Date },
  ) => Promise<Receipt | CreditNote>;
};

const RECEIPTS: Papers = { storeIn: ({ receipts }) => receipts, given: givenReceipt };
const NOTES: Papers = { storeIn: ({ creditNotes }) => creditNotes, given: givenNote };

const keeping =
  ({ storeIn, given }: Papers) =>
  (it: StoreTest): void => {
    it('finds a paper by its number, as it was added, and none of another', async (subject) => {
      const paper = await given(subject);
      const { findByNumber } = storeIn(subject.stores);
      await expect(findByNumber(paper.number)).resolves.toEqual(paper);
      await expect(findByNumber('RC-09-10-000001')).resolves.toBeNull();
    });
    it('finds all papers of a student, newest first', async (subject) => {
      const older = await given(subject);
      const { studentId } = older;
      const younger = await given(subject, { studentId, issuedAt: secondsAfter(A_DAY, 1) });
      await given(subject);
      expect(await storeIn(subject.stores).findAllOf(studentId)).toEqual([younger, older]);
    });
    it('puts another payer on all papers of one student', async (subject) => {
      const [theirs, others] = [await given(subject), await given(subject)];
      const payer = { name: 'Erased account', email: 'nobody@erased.invalid' };
      await subject.run((tx) => storeIn(tx).renamePayer(theirs.studentId, payer));
      const renamed = { ...theirs, payerName: payer.name, payerEmail: payer.email };
      const { findByNumber } = storeIn(subject.stores);
      await expect(findByNumber(theirs.number)).resolves.toEqual(renamed);
      await expect(findByNumber(others.number)).resolves.toEqual(others);
    });
  };

const numbering =
  ({ storeIn }: Papers) =>
  (it: StoreTest): void => {
    const next = (year: string) => (tx: Transaction<Stores>) => storeIn(tx).nextPlace(year);
    it('gives places from 1 on, in each financial year by itself', async (subject) => {
      const [one, other] = [aYear(), aYear()];
      const places = [];
      for (const year of [one, one, other, one]) places.push(await subject.run(next(year)));
      expect(places).toEqual([1, 2, 1, 3]);
    });
    it('gives a place again when the transaction that took it failed', async (subject) => {
      const year = aYear();
      expect(await undone(subject, next(year))).toBe(1);
      await expect(subject.run(next(year))).resolves.toBe(1);
    });
    it('gives two transactions at once one place each', async (subject) => {
      const year = aYear();
      const outcomes = await overlapping(subject, next(year), next(year));
      expect(outcomes).toEqual([fulfilled(1), fulfilled(2)]);
    });
  };

export const receiptRepositoryContract = contract(
  'ReceiptRepository',
  keeping(RECEIPTS),
  numbering(RECEIPTS),
  (it) => {
    it('finds a receipt by the payment at the provider, with its tax', async (subject) => {
      const gst = A_GST_REGISTRATION;
      const tax = { ...gst, placeOfSupply: gst.state, ...splitGst(50_000, gst, gst.state) };
      const receipt = await givenReceipt(subject, { tax });
      const { findByAttempt } = subject.stores.receipts;
      await expect(findByAttempt(receipt.providerPaymentId)).resolves.toEqual(receipt);
      await expect(findByAttempt('pay_other')).resolves.toBeNull();
    });
    it.each(['number', 'providerPaymentId'] as const)(
      'refuses a second one of the same %s',
      async (subject, field) => {
        const first = await givenReceipt(subject);
        await expect(givenReceipt(subject, { [field]: first[field] })).rejects.toThrow('duplicate');
      },
    );
  },
);

export const creditNoteRepositoryContract = contract(
  'CreditNoteRepository',
  keeping(NOTES),
  numbering(NOTES),
  (it) => {
    it('finds the notes of a receipt', async (subject) => {
      const note = await givenNote(subject);
      const { findOfReceipt } = subject.stores.creditNotes;
      await expect(findOfReceipt(note.receiptNumber)).resolves.toEqual([note]);
      await expect(findOfReceipt('RC-09-10-000001')).resolves.toEqual([]);
    });
    it('has places apart from those of receipts', async (subject) => {
      const year = aYear();
      await subject.run((tx) => tx.receipts.nextPlace(year));
      await expect(subject.run((tx) => tx.creditNotes.nextPlace(year))).resolves.toBe(1);
      await expect(subject.run((tx) => tx.receipts.nextPlace(year))).resolves.toBe(2);
    });
    it.each(['number', 'causeId'] as const)(
      'refuses a second one of the same %s',
      async (subject, field) => {
        const first = await givenNote(subject);
        await expect(givenNote(subject, { [field]: first[field] })).rejects.toThrow('duplicate');
      },
    );
  },
);

async function givenCertificateOf(subject: StoresUnderTest, parts: Partial<Certificate> = {}) {
  const studentId = parts.studentId ?? (await givenStudent(subject)).id;
  const certificate = aCertificate({ ...parts, studentId });
  await subject.run((tx) => tx.certificates.add(certificate));
  return certificate;
}

function keepingCertificates(it: StoreTest): void {
  it('finds a certificate by its id and by its code, as it was added', async (subject) => {
    const certificate = await givenCertificateOf(subject);
    const { certificates } = subject.stores;
    await expect(certificates.find(certificate.id)).resolves.toEqual(certificate);
    await expect(certificates.findByCode(certificate.code)).resolves.toEqual(certificate);
    await expect(certificates.find(randomUUID())).resolves.toBeNull();
    await expect(certificates.findByCode(aCertificate().code)).resolves.toBeNull();
  });

  it('finds those of the results that are asked for', async (subject) => {
    const [one, other] = [await givenCertificateOf(subject), await givenCertificateOf(subject)];
    await givenCertificateOf(subject);
    const { certificates } = subject.stores;
    const found = await certificates.findThose([one.id, other.id, randomUUID()]);
    expect(new Map(found.map((it) => [it.id, it]))).toEqual(
      new Map([one, other].map((it) => [it.id, it])),
    );
    await expect(certificates.findThose([])).resolves.toEqual([]);
  });

  it('finds all certificates of a student, newest first', async (subject) => {
    const older = await givenCertificateOf(subject);
    const { studentId } = older;
    const newer = await givenCertificateOf(subject, {
      studentId,
      issuedAt: secondsAfter(A_DAY, 1),
    });
    await givenCertificateOf(subject);
    expect(await subject.stores.certificates.findAllOf(studentId!)).toEqual([newer, older]);
  });

  it('keeps what changed, and never another code, domain or date', async (subject) => {
    const certificate = await givenCertificateOf(subject);
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
    const { code } = await givenCertificateOf(subject);
    const second = aCertificate({ studentId: (await givenStudent(subject)).id });
    const added = await subject.run(async (tx) => [
      await tx.certificates.add({ ...second, code }),
      await tx.certificates.add(second),
    ]);
    expect(added).toEqual([false, true]);
    await expect(subject.stores.certificates.find(second.id)).resolves.toEqual(second);
  });

  it('refuses a second one of the same result', async (subject) => {
    const { id, studentId } = await givenCertificateOf(subject);
    await expect(givenCertificateOf(subject, { id, studentId })).rejects.toThrow('duplicate');
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
  keepingCertificates,
  adding,
  keepingLetters,
);

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

async function givenBadge(subject: StoresUnderTest, list: number, index: number) {
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
    const { certificate, badge } = await givenBadge(subject, list, 7);
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
    const { certificate, badge } = await givenBadge(subject, aList(), 7);
    await subject.run((tx) => tx.certificates.save({ ...certificate, isPublic: true }));
    await expect(subject.stores.badges.findBadge(certificate.id)).resolves.toEqual(badge);
    await expect(subject.stores.badges.due(MANY)).resolves.not.toContain(certificate.id);
  });
}

function listing(it: StoreTest): void {
  it('gives a place once, also after its badge was lost', async (subject) => {
    const list = aList();
    const { certificate, added } = await givenBadge(subject, list, 7);
    expect(added).toBe(true);
    expect((await givenBadge(subject, list, 7)).added).toBe(false);
    await subject.run((tx) => tx.certificates.save({ ...certificate, nameAsPrinted: 'Another' }));
    expect((await givenBadge(subject, list, 7)).added).toBe(false);
    expect((await givenBadge(subject, list, 131_071)).added).toBe(true);
  });

  it('counts what was given of the last list', async (subject) => {
    const list = ((await subject.stores.badges.lastList())?.list ?? 0) + 1;
    await givenBadge(subject, list, 1);
    await givenBadge(subject, list, 2);
    await expect(subject.stores.badges.lastList()).resolves.toEqual({ list, given: 2 });
    await expect(subject.stores.badges.staleLists()).resolves.toContain(list);
  });

  it('tells what was lost of a list until it is signed with those marked', async (subject) => {
    const list = aList();
    const { certificate } = await givenBadge(subject, list, 9);
    await givenBadge(subject, list, 3);
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
