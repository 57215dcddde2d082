import { createHash } from 'node:crypto';
import { signBadges } from '@portal/domain/certificates/index.js';
import type { Ports } from '../../platform/ports.js';
import { passedStudent, type Passed } from '../../testing/attempts.js';
import { adminToken, paidStudent } from '../../testing/students.js';
import { type Replica, portalOfFile } from '../../testing/test-portal.js';
import { verifyBadge } from '../../testing/verify-badge.js';

const FIRST = Buffer.alloc(32, 1).toString('base64');
const SECOND = Buffer.alloc(32, 2).toString('base64');
const NAME = 'Asha Rao';

const portal = await portalOfFile({ PROCESS_ROLE: 'api', CREDENTIAL_KEY: FIRST });

type Badge = {
  readonly issuer: { readonly id: string };
  readonly name: string;
  readonly credentialStatus: { readonly statusListIndex: string };
  readonly credentialSubject: {
    readonly identifier: readonly {
      readonly identityHash: string;
      readonly salt: string;
      readonly identityType: string;
    }[];
  };
  readonly proof: { readonly verificationMethod: string; readonly cryptosuite: string };
};

const aPass = () => passedStudent(portal, { name: NAME });

const publish = ({ client, certificate }: Passed) =>
  client.post(`/api/me/certificates/${certificate.id}/visibility`, {
    isPublic: true,
    noticeVersion: 'certificate-1',
    ageStatement: 'age-1',
  });

const sign = ({ ports }: { readonly ports: Ports } = portal) =>
  signBadges({ ...ports, signer: ports.signer! }, 100);

const get = (path: string, headers = {}) => fetch(`${portal.client.baseUrl}${path}`, { headers });

const publicBadge = ({ certificate }: Passed) => get(`/certificate/${certificate.code}/badge.json`);

const ownBadge = ({ token, certificate }: Passed) =>
  get(`/api/me/certificates/${certificate.id}/badge.json`, { authorization: `Bearer ${token}` });

const verify = (badge: Badge) => verifyBadge(badge, portal.client.baseUrl);
const VALID = { isSigned: true, isRevoked: false };
const REVOKED = { isSigned: true, isRevoked: true };

const readBadge = async (response: Response) => (await response.json()) as Badge;

describe('An Open Badge', () => {
  it('is for its owner alone until the certificate is public, and names nobody', async () => {
    const pass = await aPass();
    expect((await ownBadge(pass)).status).toBe(404);
    await sign();
    const own = await ownBadge(pass);
    expect(own.headers.get('content-type')).toContain('application/vc+ld+json');
    const { code } = pass.certificate;
    expect(own.headers.get('content-disposition')).toContain(`badge-${code}.json`);
    expect((await publicBadge(pass)).status).toBe(404);
    const stranger = await paidStudent(portal);
    expect((await ownBadge({ ...pass, token: stranger.token })).status).toBe(404);
    await publish(pass);
    const check = await portal.client.get(`/api/documents/${code}`);
    expect(check.body).toMatchObject({ document: { hasBadge: true } });
    const shown = await publicBadge(pass);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('access-control-allow-origin')).toBe('*');
    const text = await shown.text();
    for (const word of ['Asha', pass.student.email, pass.student.id, pass.certificate.id]) {
      expect(text).not.toContain(word);
    }
    const { credentialSubject } = JSON.parse(text) as Badge;
    const hashes = { emailAddress: pass.student.email, name: NAME } as Record<string, string>;
    expect(credentialSubject.identifier).toHaveLength(2);
    for (const { identityHash, identityType, salt } of credentialSubject.identifier) {
      const hash = createHash('sha256').update(`${hashes[identityType]}${salt}`).digest('hex');
      expect(identityHash).toBe(`sha256$${hash}`);
    }
  });

  it('verifies by the standards’ libraries, but not with a word changed, and not once it is revoked', async () => {
    const pass = await aPass();
    await sign();
    await publish(pass);
    const badge = await readBadge(await publicBadge(pass));
    expect(badge.issuer.id).toBe('did:web:portal.example.com');
    expect(badge.proof.cryptosuite).toBe('eddsa-rdfc-2022');
    expect(badge.name).toBe('Skills assessment: Data Science');
    expect(await verify(badge)).toEqual(VALID);
    const forged = await verify({ ...badge, name: `${badge.name}s` });
    expect(forged).toEqual({ isSigned: false, isRevoked: false });
    const admin = portal.client.as(await adminToken(portal));
    const { id } = pass.certificate;
    const order = { reason: 'Asked for by the student', cause: 'mistake' };
    await admin.post(`/api/admin/certificates/${id}/revoke`, order);
    expect((await publicBadge(pass)).status).toBe(404);
    await sign();
    expect(await verify(badge)).toEqual(REVOKED);
    const reissue = { reason: 'It was right', name: 'Asha R. Rao' };
    await admin.post(`/api/admin/certificates/${id}/reissue`, reissue);
    await sign();
    const again = await readBadge(await ownBadge(pass));
    expect(again.credentialStatus).not.toEqual(badge.credentialStatus);
    expect(await verify(again)).toEqual(VALID);
    expect(await verify(badge)).toEqual(REVOKED);
  });

  it('goes on verifying when the key is another, and both keys are published', async () => {
    const before = await aPass();
    await sign();
    const old = await readBadge(await ownBadge(before));
    const replica: Replica = await portal.addReplica({ CREDENTIAL_KEY: SECOND });
    const after = await aPass();
    await sign(replica);
    const fresh = await readBadge(await ownBadge(after));
    expect(fresh.proof.verificationMethod).not.toBe(old.proof.verificationMethod);
    const response = await get('/.well-known/did.json');
    const { assertionMethod } = (await response.json()) as { assertionMethod: string[] };
    expect(assertionMethod).toEqual([old.proof.verificationMethod, fresh.proof.verificationMethod]);
    for (const badge of [old, fresh]) {
      expect(await verify(badge)).toEqual(VALID);
    }
  });
});

it('Without a key there are no badges, and the product works', async () => {
  const bare = await portal.addReplica({ CREDENTIAL_KEY: undefined });
  const { certificate } = await aPass();
  expect((await bare.client.get('/health/ready')).status).toBe(200);
  expect((await bare.client.get(`/certificate/${certificate.code}/badge.json`)).status).toBe(404);
  expect(bare.ports.signer).toBeNull();
});
