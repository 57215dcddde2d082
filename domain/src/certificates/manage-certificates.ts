import type { AccountStores } from '../accounts/index.js';
import * as audit from '../audit/index.js';
import { InvalidInput, NothingToChange } from '../kernel/errors.js';
import { onPaper } from '../kernel/paper-signs.js';
import { tidyLine } from '../kernel/seen-text.js';
import { MAX_LENGTH } from '../kernel/text-rules.js';
import type { Transaction, Work, IdSource } from '../kernel/transaction.js';
import {
  type Certificate,
  isOfResult,
  reissued,
  REVOCATION_CAUSES,
  type RevocationCause,
  revoked,
} from './certificate.js';
import type { CertificateStores } from './ports.js';

type Stores = audit.AuditStores & CertificateStores & AccountStores;
type Ports = Work<Stores> & { readonly ids: IdSource };

type Order = { readonly certificateId: string; readonly reason: string };

/** The state and the printed name that the admin saw; without them they are not compared. */
type Seen = { readonly seenState?: string | undefined; readonly seenName?: string | undefined };

async function locked(tx: Transaction<Stores>, id: string): Promise<Certificate> {
  const found = await tx.certificates.find(id);
  const isThere = found?.studentId && (await tx.students.lockById(found.studentId));
  const certificate = isThere ? await tx.certificates.find(id) : null;
  if (!certificate) throw new NothingToChange('certificate');
  return certificate;
}

async function rejectUnseen(
  tx: Transaction<Stores>,
  { id, state, nameAsPrinted }: Certificate,
  { seenState, seenName }: Seen,
): Promise<void> {
  const now: { readonly state: string; readonly name: string } = { state, name: nameAsPrinted };
  const seen = { state: seenState, name: seenName };
  await audit.rejectLostChange(tx, { what: 'certificate', id, now, seen });
}

const factsIn = ({ state, cause, reissuedAt }: Certificate): audit.Facts => ({
  state,
  cause,
  reissuedAt,
});

async function change(
  { unitOfWork, ids }: Ports,
  actor: audit.Actor,
  order: Order & Seen & { readonly action: audit.AuditAction },
  next: (certificate: Certificate, now: Date) => Certificate,
): Promise<void> {
  const reason = audit.checkedReason(order.reason);
  await unitOfWork.run(async (tx) => {
    const before = await locked(tx, order.certificateId);
    await rejectUnseen(tx, before, order);
    const after = next(before, tx.now);
    await tx.certificates.save(after);
    await audit.noteAction(tx, ids, actor, {
      action: order.action,
      subject: 'certificate',
      subjectId: before.id,
      reason,
      before: factsIn(before),
      after: factsIn(after),
    });
  });
}

const isCause = (word: string): word is RevocationCause =>
  REVOCATION_CAUSES.some((cause) => cause === word && !isOfResult(cause));

/** Revokes a certificate; its page says so from then on. @throws InvalidInput without a reason or a cause,
 * NothingToChange, CertificateStands */
export async function revokeCertificate(
  ports: Ports,
  actor: audit.Actor,
  order: Order & { readonly cause: string },
): Promise<void> {
  const { cause } = order;
  if (!isCause(cause)) throw new InvalidInput({ cause: 'Please say which kind of reason it is.' });
  const asked = { ...order, action: 'revoke-certificate' as const };
  await change(ports, actor, asked, (certificate, now) => revoked(certificate, cause, now));
}

/** Reprints a certificate under its code with a corrected name. A revoked one becomes valid again, unless it was
 * revoked after the admin saw it. @throws InvalidInput without a reason or a name, NothingToChange, ChangedMeanwhile,
 * CertificateStands */
export async function reissueCertificate(
  ports: Ports,
  actor: audit.Actor,
  order: Order & Seen & { readonly name: string },
): Promise<void> {
  const name = tidyLine(order.name);
  const isOtherLength = name === '' || name.length > MAX_LENGTH.name;
  const fault = isOtherLength ? `Please use 1 to ${MAX_LENGTH.name} characters.` : onPaper(name);
  if (fault) throw new InvalidInput({ name: fault });
  const asked = { ...order, action: 'reissue-certificate' as const };
  await change(ports, actor, asked, (certificate, now) => reissued(certificate, name, now));
}
