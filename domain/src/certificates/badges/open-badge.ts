import { domainLabel } from '../../accounts/index.js';
import type { Certificate, CertificateFacts } from '../certificate.js';
import { howTakenText } from '../how-taken.js';

/** The states in one status list: the least that the standard allows, so that a single badge can't be recognised. */
export const LIST_LENGTH = 131_072;

export type Place = {
  /** Counted from 1. */
  readonly list: number;
  /** From 0 up to, not including, {@link LIST_LENGTH}. */
  readonly index: number;
};

/** A list takes no more, so that a random place is rarely taken. */
const FULL = LIST_LENGTH / 2;

/** @param last the last list, with the number of its places in use */
export function listAfter(last: { readonly list: number; readonly given: number } | null): number {
  if (last === null) return 1;
  return last.given < FULL ? last.list : last.list + 1;
}

export type BadgeIssuer = {
  /** A DID of the method `web`. */
  readonly did: string;
  readonly name: string;
  readonly origin: string;
};

export type Unsigned<Kind> = { readonly '@context': readonly string[]; readonly id: string } & Kind;

export type StatusList = { readonly issuer: string; readonly validFrom: string };

/** Open Badges 3.0, OpenBadgeCredential; https://www.imsglobal.org/spec/ob/v3p0 */
export type OpenBadge = Unsigned<{
  readonly type: readonly string[];
  readonly issuer: object;
  readonly validFrom: string;
  readonly name: string;
  readonly credentialSubject: object;
  readonly credentialStatus: object;
  readonly evidence: readonly object[];
}>;

/** The owner in a badge: hashes, each with its own salt. */
export type HashedIdentity = {
  readonly identityType: 'emailAddress' | 'name';
  readonly salt: string;
  /** SHA-256 of the text and the salt after it, in hex. */
  readonly hash: string;
};

const CREDENTIALS_V2 = 'https://www.w3.org/ns/credentials/v2';
const OPEN_BADGES_3 = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json';

/** The standard writes whole seconds without a fraction. */
const secondOf = (moment: Date): string => `${moment.toISOString().slice(0, 19)}Z`;

const listAddress = (origin: string, list: number): string =>
  `${origin}/credentials/status/${list}`;

const identityOf = ({ identityType, salt, hash }: HashedIdentity) => ({
  type: 'IdentityObject',
  hashed: true,
  identityHash: `sha256$${hash}`,
  identityType,
  salt,
});

const criteriaOf = ({ totalQuestions, passPercent, minutes }: CertificateFacts): string =>
  `At least ${passPercent}% of ${totalQuestions} questions answered right within ${minutes} minutes.`;

/** The same for everybody with the same test, so that it does not connect two badges of one person. */
function achievementOf({ domain }: Certificate, facts: CertificateFacts, origin: string) {
  const name = `Skills assessment: ${domainLabel(domain)}`;
  const { passPercent, totalQuestions, minutes } = facts;
  const kind = `${domain}-${totalQuestions}-${minutes}-${passPercent}`.toLowerCase();
  const id = `${origin}/verify#${kind.replace(/[^a-z0-9]+/g, '-')}`;
  const percent = {
    id: `${id}-result`,
    type: ['ResultDescription'],
    name: 'Right answers',
    resultType: 'Percent',
    valueMin: '0',
    valueMax: '100',
    requiredValue: String(passPercent),
  };
  const achievement = {
    id,
    type: ['Achievement'],
    achievementType: 'Assessment',
    name,
    description: `A skills assessment in ${domainLabel(domain)}. It is no internship and no degree.`,
    criteria: { narrative: criteriaOf(facts) },
    resultDescription: [percent],
  };
  const reached = {
    type: ['Result'],
    resultDescription: percent.id,
    value: String(facts.percentage),
  };
  return { achievement, reached };
}

/** The badge of a certificate, before it is signed. It holds no name, only salted hashes of its owner. @param id an id
 * that no other badge has */
export function openBadge(
  certificate: Certificate & { readonly facts: CertificateFacts },
  {
    id,
    place,
    issuer,
    identities,
  }: {
    readonly id: string;
    readonly place: Place;
    readonly issuer: BadgeIssuer;
    readonly identities: readonly HashedIdentity[];
  },
): OpenBadge {
  const { did, name, origin } = issuer;
  const { achievement, reached } = achievementOf(certificate, certificate.facts, origin);
  const list = listAddress(origin, place.list);
  return {
    '@context': [CREDENTIALS_V2, OPEN_BADGES_3],
    id: `urn:uuid:${id}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: did, type: ['Profile'], name, url: origin },
    validFrom: secondOf(certificate.issuedAt),
    name: achievement.name,
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: identities.map(identityOf),
      achievement,
      result: [reached],
    },
    credentialStatus: {
      id: `${list}#${place.index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(place.index),
      statusListCredential: list,
    },
    evidence: [
      {
        id: `${origin}/certificate/${certificate.code}`,
        type: ['Evidence'],
        name: 'The certificate, as it stands now',
        narrative: howTakenText(certificate.facts.taken, name),
      },
    ],
  };
}

export const statusList = (
  { did, origin }: BadgeIssuer,
  list: number,
  now: Date,
): Unsigned<StatusList> => ({
  '@context': [CREDENTIALS_V2],
  id: listAddress(origin, list),
  issuer: did,
  validFrom: secondOf(now),
});

/** The DID of a site, by the method `web`: https://w3c-ccg.github.io/did-method-web/ @param host the host of its
 * address, with a port if there is one */
export const didOf = (host: string): string => `did:web:${host.replaceAll(':', '%3A')}`;

/** The DID's document. It holds every key that ever signed, so that old badges can be verified. */
export const didDocument = (did: string, keys: readonly string[]) => {
  const ids = keys.map((key) => `${did}#${key}`);
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id: did,
    verificationMethod: keys.map((publicKeyMultibase, place) => ({
      id: ids[place],
      type: 'Multikey',
      controller: did,
      publicKeyMultibase,
    })),
    assertionMethod: ids,
  };
};
