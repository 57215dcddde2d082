import type { AccountStores } from '../../accounts/index.js';
import type { Certificate } from '../certificate.js';
import type { CertificateStores } from '../ports.js';
import type { Transaction, Work, IdSource, RandomSource } from '../../kernel/transaction.js';
import {
  type BadgeIssuer,
  type HashedIdentity,
  LIST_LENGTH,
  listAfter,
  openBadge,
  type Place,
  statusList,
} from './open-badge.js';
import type { CredentialSigner, BadgeStores } from './ports.js';

type Stores = BadgeStores & CertificateStores & AccountStores;

export type Signing = Work<Stores> &
  BadgeStores & {
    readonly ids: IdSource;
    readonly random: RandomSource;
    readonly signer: CredentialSigner;
    readonly badgeIssuer: BadgeIssuer;
  };

/** In a list that is at most half full, a random place is taken with a chance of 1/2 at most; 60 in a row never are. */
const MOST_DRAWS = 60;
/** 128 bits, in hex. */
const SALT_SIGNS = 32;
const HEX = '0123456789abcdef';

const drawSalt = (random: RandomSource): string =>
  Array.from({ length: SALT_SIGNS }, () => HEX[random.int(HEX.length)]).join('');

function identityOf(
  { random, signer }: Signing,
  identityType: HashedIdentity['identityType'],
  text: string,
): HashedIdentity {
  const salt = drawSalt(random);
  return { identityType, salt, hash: signer.hash(text + salt) };
}

async function drawPlace(tx: BadgeStores, random: RandomSource): Promise<Place> {
  const last = await tx.badges.lastList();
  return { list: listAfter(last), index: random.int(LIST_LENGTH) };
}

/** Signs and stores the badge of a valid certificate, at a random place. */
async function addBadge(tx: Transaction<Stores>, ports: Signing, certificate: Certificate) {
  const { facts, studentId, nameAsPrinted } = certificate;
  const student = studentId === null ? null : await tx.students.findById(studentId);
  if (!facts || !student) return;
  const identities = [
    identityOf(ports, 'emailAddress', student.email),
    identityOf(ports, 'name', nameAsPrinted),
  ];
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const place = await drawPlace(tx, ports.random);
    const parts = { id: ports.ids.next(), place, issuer: ports.badgeIssuer, identities };
    const credential = await ports.signer.sign(openBadge({ ...certificate, facts }, parts));
    if (await tx.badges.add({ certificateId: certificate.id, place, credential })) return;
  }
  throw new Error('No place for a badge is free');
}

/** Locks the student first, so that the certificate can't change while it is signed. */
async function signOne(tx: Transaction<Stores>, ports: Signing, id: string): Promise<void> {
  const found = await tx.certificates.find(id);
  if (found?.studentId) await tx.students.lockById(found.studentId);
  if (!(await tx.badges.settle(id))) return;
  const certificate = await tx.certificates.find(id);
  const kept = await tx.badges.findBadge(id);
  if (certificate?.state === 'valid' && !kept) await addBadge(tx, ports, certificate);
}

/** Signs due badges, and the status lists with removed ones. A place stays revoked: a certificate that becomes valid
 * again gets a new one. @returns how many certificates and lists were handled */
export async function signBadges(ports: Signing, most: number): Promise<number> {
  const { unitOfWork, badges, signer, badgeIssuer } = ports;
  const due = await badges.due(most);
  if (due.length > 0) {
    const key = await signer.publicKey();
    await unitOfWork.run((tx) => tx.badges.addKey(key));
  }
  for (const id of due) await unitOfWork.run((tx) => signOne(tx, ports, id));
  const stale = await badges.staleLists();
  for (const list of stale) {
    await unitOfWork.run(async (tx) => {
      const lost = await tx.badges.lockLost(list);
      await tx.badges.addKey(await signer.publicKey());
      const unsigned = statusList(badgeIssuer, list, tx.now);
      await tx.badges.saveList(list, await signer.signList(unsigned, lost), lost);
    });
  }
  return due.length + stale.length;
}
