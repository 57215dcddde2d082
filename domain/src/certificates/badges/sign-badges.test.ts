import { withdrawn, type Certificate } from '../certificate.js';
import { aCertificate } from '../../testing/a-certificate.js';
import { aStudent } from '../../testing/a-student.js';
import { aTestContext, type TestContext } from '../../testing/a-test-context.js';
import { A_DAY } from '../../testing/moments.js';
import { hasPublicBadge, ownBadge, publicBadge } from './find-badge.js';
import { didDocument, didOf, LIST_LENGTH, listAfter, type OpenBadge } from './open-badge.js';
import type { CredentialSigner } from './ports.js';
import { signBadges } from './sign-badges.js';

const badgeIssuer = { did: 'did:web:site.example', name: 'Us', origin: 'https://site.example' };

/** Signs by a word; its hash is the text itself, so that a test sees what was hashed. */
const signer: CredentialSigner = {
  publicKey: () => Promise.resolve('z6MkKey'),
  hash: (text) => `<${text}>`,
  sign: (credential) => Promise.resolve({ ...credential, proof: 'signed' }),
  signList: (list, marked) => Promise.resolve({ ...list, marked }),
};

let context: TestContext;
function sign(most = 10, random = context.random) {
  const { unitOfWork, badges, ids } = context;
  return signBadges({ unitOfWork, badges, ids, random, signer, badgeIssuer }, most);
}

const student = aStudent({ name: 'Asha Rao' });

async function given(parts: Partial<Certificate> = {}): Promise<Certificate> {
  const certificate = aCertificate({ studentId: student.id, nameAsPrinted: 'Asha Rao', ...parts });
  await context.unitOfWork.run((tx) => tx.certificates.add(certificate));
  return certificate;
}

const save = (certificate: Certificate) =>
  context.unitOfWork.run((tx) => tx.certificates.save(certificate));

const saltsIn = ({ credentialSubject }: OpenBadge): string[] =>
  (credentialSubject as { identifier: { salt: string }[] }).identifier.map(({ salt }) => salt);
const badgeOf = async ({ id }: Certificate) => context.badges.findBadge(id);

beforeEach(async () => {
  context = await aTestContext({ students: [student] });
});

describe('Signing badges', () => {
  it('makes a badge of each new certificate, and a list for their states', async () => {
    const one = await given();
    const other = await given();
    await expect(sign()).resolves.toBe(3);
    const [first, second] = [await badgeOf(one), await badgeOf(other)];
    expect(first?.place.list).toBe(1);
    expect(first?.place.index).not.toBe(second?.place.index);
    expect(first?.place.index).toBeLessThan(LIST_LENGTH);
    await expect(context.badges.findList(1)).resolves.toMatchObject({
      '@context': ['https://www.w3.org/ns/credentials/v2'],
      id: 'https://site.example/credentials/status/1',
      issuer: badgeIssuer.did,
      marked: [],
    });
    await expect(context.badges.keys()).resolves.toEqual(['z6MkKey']);
    await expect(sign()).resolves.toBe(0);
  });

  it('signs no more at once than it is told to', async () => {
    await given();
    const last = await given();
    await sign(1);
    await expect(badgeOf(last)).resolves.toBeNull();
    await sign(1);
    await expect(badgeOf(last)).resolves.not.toBeNull();
  });

  it('says what was tested and reached, and of whom only salted hashes', async () => {
    const certificate = await given();
    await sign();
    const badge = (await badgeOf(certificate))!;
    const { list, index } = badge.place;
    const salts = saltsIn(badge.credential as unknown as OpenBadge);
    const percent = {
      id: 'https://site.example/verify#data-science-2-30-65-result',
      type: ['ResultDescription'],
      name: 'Right answers',
      resultType: 'Percent',
      ...{ valueMin: '0', valueMax: '100', requiredValue: '65' },
    };
    expect(badge.credential).toEqual({
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
      ],
      id: expect.stringMatching(/^urn:uuid:[0-9a-f-]{36}$/),
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      issuer: { id: badgeIssuer.did, type: ['Profile'], name: 'Us', url: badgeIssuer.origin },
      validFrom: `${A_DAY.toISOString().slice(0, 19)}Z`,
      name: 'Skills assessment: Data Science',
      credentialSubject: {
        type: ['AchievementSubject'],
        identifier: [
          ['emailAddress', student.email],
          ['name', 'Asha Rao'],
        ].map(([identityType, text], at) => ({
          ...{ type: 'IdentityObject', hashed: true, identityType, salt: salts[at] },
          identityHash: `sha256$<${text}${salts[at]}>`,
        })),
        achievement: {
          id: 'https://site.example/verify#data-science-2-30-65',
          type: ['Achievement'],
          achievementType: 'Assessment',
          name: 'Skills assessment: Data Science',
          description: expect.stringContaining('skills assessment in Data Science'),
          criteria: { narrative: expect.stringContaining('65% of 2 questions') },
          resultDescription: [percent],
        },
        result: [{ type: ['Result'], resultDescription: percent.id, value: '100' }],
      },
      credentialStatus: {
        id: `https://site.example/credentials/status/${list}#${index}`,
        type: 'BitstringStatusListEntry',
        statusPurpose: 'revocation',
        statusListIndex: String(index),
        statusListCredential: `https://site.example/credentials/status/${list}`,
      },
      evidence: [
        {
          id: `https://site.example/certificate/${certificate.code}`,
          type: ['Evidence'],
          name: expect.any(String),
          narrative: 'Taken online, without supervision. Identity not checked.',
        },
      ],
      proof: 'signed',
    });
    const [email, name] = salts;
    expect(email).toMatch(/^[0-9a-f]{32}$/);
    expect(email).not.toBe(name);
  });

  it.each<[string, (one: Certificate) => Certificate]>([
    ['revoked', (one) => ({ ...one, state: 'revoked', cause: 'mistake' })],
    ['withdrawn', (one) => withdrawn(one, A_DAY)],
  ])('marks the place of one that is %s, and makes no other badge', async (_, change) => {
    const certificate = await given();
    await sign();
    const before = await badgeOf(certificate);
    await save(change(certificate));
    await expect(badgeOf(certificate)).resolves.toBeNull();
    await sign();
    await expect(badgeOf(certificate)).resolves.toBeNull();
    await expect(context.badges.findList(1)).resolves.toMatchObject({
      marked: [before?.place.index],
    });
  });

  it('makes another badge at another place when the name was corrected, and never takes a mark back', async () => {
    const certificate = await given();
    await sign();
    const before = await badgeOf(certificate);
    await save({ ...certificate, nameAsPrinted: 'Asha R. Rao' });
    await sign();
    expect((await badgeOf(certificate))?.place).not.toEqual(before?.place);
    await expect(context.badges.findList(1)).resolves.toMatchObject({
      marked: [before?.place.index],
    });
  });

  it('leaves a badge as it is when its certificate is made public', async () => {
    const certificate = await given();
    await sign();
    const before = await badgeOf(certificate);
    await save({ ...certificate, isPublic: true });
    await expect(sign()).resolves.toBe(0);
    await expect(badgeOf(certificate)).resolves.toEqual(before);
  });

  it('makes none of a certificate whose owner is gone', async () => {
    const certificate = await given({ studentId: 'nobody' });
    await expect(sign()).resolves.toBe(1);
    await expect(badgeOf(certificate)).resolves.toBeNull();
  });

  it('begins another list when one is half full', () => {
    expect(listAfter(null)).toBe(1);
    expect(listAfter({ list: 1, given: LIST_LENGTH / 2 - 1 })).toBe(1);
    expect(listAfter({ list: 1, given: LIST_LENGTH / 2 })).toBe(2);
  });

  it('gives up, and signs it the next time, when no place is free', async () => {
    const certificate = await given();
    const random = { int: () => 0 };
    await context.unitOfWork.run((tx) =>
      tx.badges.add({ certificateId: 'x', place: { list: 1, index: 0 }, credential: {} }),
    );
    await expect(sign(10, random)).rejects.toThrow('No place');
    await sign();
    await expect(badgeOf(certificate)).resolves.not.toBeNull();
  });
});

it('Who may have a badge is anyone once the certificate is public, and until then its owner', async () => {
  const certificate = await given();
  await sign();
  const { id, code } = certificate;
  await expect(hasPublicBadge(context, code)).resolves.toBe(false);
  await expect(publicBadge(context, code)).rejects.toThrow('no certificate');
  await expect(ownBadge(context, student.id, id)).resolves.toMatchObject({ code });
  await expect(ownBadge(context, 'another', id)).rejects.toThrow('no certificate');
  await save({ ...certificate, isPublic: true });
  await expect(hasPublicBadge(context, code)).resolves.toBe(true);
  const typed = ` ${code.slice(0, 4)}-${code.slice(4).toLowerCase()}`;
  await expect(publicBadge(context, typed)).resolves.toMatchObject({ code });
  await expect(publicBadge(context, 'none')).rejects.toThrow('no certificate');
});

describe('The issuer', () => {
  it('is named by the host of the site, with its port', () => {
    expect(didOf('portal.example.com')).toBe('did:web:portal.example.com');
    expect(didOf('localhost:3000')).toBe('did:web:localhost%3A3000');
  });

  it('publishes every key, and says that it signs with each', () => {
    const document = didDocument('did:web:x', ['zA', 'zB']);
    const { assertionMethod, verificationMethod } = document;
    expect(document['@context']).toEqual([
      'https://www.w3.org/ns/did/v1',
      'https://w3id.org/security/multikey/v1',
    ]);
    expect(assertionMethod).toEqual(['did:web:x#zA', 'did:web:x#zB']);
    expect(verificationMethod[1]).toEqual({
      id: 'did:web:x#zB',
      type: 'Multikey',
      controller: 'did:web:x',
      publicKeyMultibase: 'zB',
    });
  });
});
