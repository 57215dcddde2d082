import { aCertificate } from '../testing/a-certificate.js';
import { aLetter, anApplication } from '../testing/an-application.js';
import { aStudent } from '../testing/a-student.js';
import { aTestContext } from '../testing/a-test-context.js';
import { testRefusals } from '../testing/test-refusals.js';
import { printedCode, readCode } from './certificate-code.js';
import { checkDocument } from './check-document.js';
import { certificateToPrint, letterToPrint } from './document-to-print.js';
import * as refusals from './errors.js';
import { issueLetter } from './issue-letter.js';
import { withdrawCertificatesOf } from './withdraw-certificates.js';
import { howTakenText, UNSUPERVISED } from './how-taken.js';

testRefusals(
  refusals,
  `
DocumentNotFound not-found document_not_found There is no certificate or letter with this code.
CertificateStands["revoked"] conflict certificate_stands This can’t be done: the certificate is revoked.
`,
);

const notFound = { code: 'document_not_found' };

it('A certificate is printed for its own student while it is valid', async () => {
  const student = aStudent();
  const context = await aTestContext({ students: [student] });
  const certificate = aCertificate({ studentId: student.id });
  const gone = aCertificate({ studentId: student.id, state: 'revoked', cause: 'mistake' });
  await context.unitOfWork.run(async (tx) => {
    for (const one of [certificate, gone]) await tx.certificates.add(one);
  });
  const print = (id: string, studentId = student.id) =>
    certificateToPrint(context, { studentId, id });
  await expect(print(certificate.id)).resolves.toEqual(certificate);
  await expect(print(certificate.id, aStudent().id)).rejects.toMatchObject(notFound);
  await expect(print(gone.id)).rejects.toMatchObject(notFound);
  await expect(print('none')).rejects.toMatchObject(notFound);
  const ids = await context.unitOfWork.run((tx) =>
    withdrawCertificatesOf(tx, context.ids, student.id),
  );
  expect([...ids].sort()).toEqual([certificate.id, gone.id].sort());
  await expect(print(certificate.id)).rejects.toMatchObject(notFound);
});

it('A letter is issued under a free code, checked by it, and printed for its own application', async () => {
  const context = await aTestContext();
  const application = anApplication();
  const { id: applicationId, name, email } = application;
  const terms = aLetter().facts!;
  const letter = await context.unitOfWork.run((tx) =>
    issueLetter(tx, context, application, { kind: 'offer', terms }),
  );
  const { now } = context.clock;
  const said = { kind: 'offer', code: letter.code, nameAsPrinted: name, facts: terms } as const;
  const state = { state: 'valid', cause: null, issuedAt: now, stateAt: now } as const;
  expect(letter).toEqual({ ...said, ...state, id: expect.any(String), applicationId, email });
  expect(readCode(printedCode(letter.code))).toBe(letter.code);
  expect(printedCode(letter.code)).toMatch(/^\w{4}-\w{4}-\w{4}$/);
  const typed = ` ${printedCode(letter.code).toLowerCase()}`;
  await expect(checkDocument(context, typed)).resolves.toEqual({ ...said, ...state });
  const ended = aLetter({ state: 'revoked', cause: 'ended' });
  await context.unitOfWork.run((tx) => tx.certificates.add(ended));
  await expect(checkDocument(context, ended.code)).resolves.toMatchObject({
    ...{ state: 'revoked', nameAsPrinted: '', facts: null },
  });
  const print = (id: string | null, code = letter.code) =>
    letterToPrint(context, { applicationId: id, code });
  await expect(print(applicationId)).resolves.toEqual(letter);
  const unlinked = aLetter({ applicationId: null });
  const certificate = aCertificate();
  await context.unitOfWork.run(async (tx) => {
    for (const one of [unlinked, certificate]) await tx.certificates.add(one);
  });
  for (const [id, code] of [
    ['another', letter.code],
    [null, unlinked.code],
    [applicationId, certificate.code],
    [applicationId, 'none'],
  ] as const) {
    await expect(print(id, code)).rejects.toMatchObject(notFound);
  }
});

it('A certificate says in a line how its test was taken', () => {
  const taken = { supervised: true, day: '2026-12-12', place: 'the City College, Pune' } as const;
  expect(howTakenText(taken, 'Saral Digital')).toBe(
    'Taken under supervision on 12 December 2026 at the City College, Pune. Identity checked by Saral Digital.',
  );
  expect(howTakenText(UNSUPERVISED, 'Saral Digital')).toBe(
    'Taken online, without supervision. Identity not checked.',
  );
});
