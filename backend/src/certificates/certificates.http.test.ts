import { drawCode } from '@portal/domain/certificates/certificate-code.js';
import { seededRandom } from '@portal/domain/testing/seeded-random.js';
import { CHECKS } from '../platform/http/handler.js';
import type { CheckedCertificate } from '@portal/domain/certificates/check-document.js';
import sharp from 'sharp';
import { passedStudent, type Passed, start, submission } from '../testing/attempts.js';
import { pagesOfPdf, textOfPdf } from '../testing/pdf-text.js';
import { paidStudent, adminToken } from '../testing/students.js';
import type { Answer } from '../testing/test-client.js';
import { portalOfFile, type Replica } from '../testing/test-portal.js';
import { createHash } from 'node:crypto';
import { signBadges } from '@portal/domain/certificates/index.js';
import type { Ports } from '../platform/ports.js';
import { verifyBadge } from '../testing/verify-badge.js';

const NAME = 'Asha Kṛṣṇa';
const NONE = '33333333';
const FIRST = Buffer.alloc(32, 1).toString('base64');
const SECOND = Buffer.alloc(32, 2).toString('base64');

const portal = await portalOfFile({ PROCESS_ROLE: 'api', CREDENTIAL_KEY: FIRST });

const aPass = () => passedStudent(portal, { name: NAME });
const pass = await aPass();
const { code, id } = pass.certificate;
const stranger = await paidStudent(portal);

const check = async (code: string) => portal.client.get(`/api/documents/${code}`);
const received = async (code: string) =>
  ((await check(code)).body as { document: CheckedCertificate }).document;

const page = async (code: string) => {
  const { body, ...answer } = await portal.client.get(`/certificate/${code}`);
  return { ...answer, html: String(body) };
};

const publish = (
  { client, certificate }: Passed,
  isPublic: boolean,
  noticeVersion = 'certificate-1',
  ageStatement = 'age-1',
) =>
  client.post(`/api/me/certificates/${certificate.id}/visibility`, {
    ...{ isPublic, noticeVersion, ageStatement },
  });

describe('A certificate of a test that was passed', () => {
  it('is known to anyone by its code, and its owner to nobody', async () => {
    const { status, body } = await check(code);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      document: { state: 'valid', isPublic: false, holder: null, tested: { minutes: 30 } },
    });
    const { html, headers } = await page(code);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    const all = JSON.stringify(body) + html;
    for (const word of ['Asha', pass.student.email, pass.student.id, id]) {
      expect(all).not.toContain(word);
    }
  });

  it('names its owner once that is agreed to, in the title too, and no longer when withdrawn', async () => {
    expect((await publish(pass, true)).status).toBe(200);
    expect(await received(code)).toMatchObject({ holder: { name: NAME, score: 10, tryNumber: 1 } });
    const shown = await page(code);
    expect(shown.status).toBe(200);
    expect(shown.html).toContain(`<title>${NAME}: skills assessment in Data Science`);
    expect(shown.html).toContain(`property="og:url" content="`);
    expect(await portal.ports.consents.findAllOf(id)).toMatchObject([
      { purpose: 'certificate', notice: 'certificate-1', ageStatement: 'age-1' },
    ]);
    await publish(pass, false);
    expect(await received(code)).toMatchObject({ holder: null });
    expect((await page(code)).html).not.toContain('Asha');
  });

  it('tells all tests of its owner in the subject, once that is agreed to', async () => {
    await pass.client.post('/api/test/submit', submission(await start(pass), []));
    const all = { number: 1, tests: 2, score: 10, totalQuestions: 20 };
    const own = await pass.client.get(`/api/test-results/${id}/tries`);
    const interval = { low: 30, high: 70 };
    expect(own.body).toMatchObject({ tries: { ...all, interval, standing: 'unsure' } });
    expect(await received(code)).toMatchObject({ holder: null, tries: null });
    await publish(pass, true);
    expect(await received(code)).toMatchObject({ tries: { ...all, interval } });
  });

  it('has a picture for those who see its address shared, which names its owner no sooner', async () => {
    await publish(pass, false);
    const picture = (of: string) => portal.client.download(`/certificate/${of}/picture.png`);
    const unnamed = await picture(code);
    expect(unnamed.headers.get('content-type')).toBe('image/png');
    expect(unnamed.headers.get('cache-control')).toBe('public, max-age=240');
    const { format, width, height } = await sharp(unnamed.bytes).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect((await page(code)).html).toMatch(
      new RegExp(`og:image" content="[^"]*/certificate/${code}/picture.png"`),
    );
    expect((await picture(code)).bytes).toEqual(unnamed.bytes);
    await publish(pass, true);
    expect((await picture(code)).bytes).not.toEqual(unnamed.bytes);
    expect((await picture(NONE)).status).toBe(404);
    expect((await page(NONE)).html).toMatch(/og:image" content="[^"]*\/og.png"/);
  });

  it('is a PDF for its owner alone', async () => {
    const path = `/api/me/certificates/${id}/pdf`;
    const { bytes } = await pass.client.download(path);
    expect(pagesOfPdf(bytes)).toBe(1);
    expect(textOfPdf(bytes).replaceAll('\n', ' ')).toContain('Code');
    expect((await stranger.client.get(path)).status).toBe(404);
    const other = { ...stranger, certificate: pass.certificate };
    expect((await publish(other, true)).status).toBe(404);
  });
});

it('A code that is none has a page of its own, with status 404', async () => {
  for (const none of [NONE, '%20', '%3Cscript%3E']) {
    expect((await check(none)).body).toMatchObject({ code: 'document_not_found' });
    const { status, html } = await page(none);
    expect(status).toBe(404);
    expect(html).toContain('<title>No such certificate');
    expect(html).not.toContain('<script>"');
  }
});

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

const sign = ({ ports }: { readonly ports: Ports } = portal) =>
  signBadges({ ...ports, signer: ports.signer! }, 100);

const publicBadge = () => portal.client.get(`/certificate/${code}/badge.json`);

const ownBadge = ({ client, certificate }: Passed = pass) =>
  client.get(`/api/me/certificates/${certificate.id}/badge.json`);

const verify = (badge: Badge) => verifyBadge(badge, portal.client.baseUrl);
const VALID = { isSigned: true, isRevoked: false };
const REVOKED = { isSigned: true, isRevoked: true };

const readBadge = async (answer: Promise<Answer>) => (await answer).body as Badge;

describe('An Open Badge', () => {
  it('is for its owner alone until the certificate is public, and names nobody', async () => {
    await publish(pass, false);
    expect((await ownBadge()).status).toBe(404);
    await sign();
    const own = await ownBadge();
    expect(own.headers.get('content-type')).toContain('application/vc+ld+json');
    expect(own.headers.get('content-disposition')).toContain(`badge-${code}.json`);
    expect((await publicBadge()).status).toBe(404);
    expect((await ownBadge({ ...pass, ...stranger })).status).toBe(404);
    await publish(pass, true);
    expect(await received(code)).toMatchObject({ hasBadge: true });
    const shown = await publicBadge();
    expect(shown.status).toBe(200);
    expect(shown.headers.get('access-control-allow-origin')).toBe('*');
    const text = JSON.stringify(shown.body);
    for (const word of ['Asha', pass.student.email, pass.student.id, id]) {
      expect(text).not.toContain(word);
    }
    const { credentialSubject } = shown.body as Badge;
    const hashes = { emailAddress: pass.student.email, name: NAME } as Record<string, string>;
    expect(credentialSubject.identifier).toHaveLength(2);
    for (const { identityHash, identityType, salt } of credentialSubject.identifier) {
      const hash = createHash('sha256').update(`${hashes[identityType]}${salt}`).digest('hex');
      expect(identityHash).toBe(`sha256$${hash}`);
    }
  });

  it('verifies by the standards’ libraries, but not with a word changed, and not once it is revoked', async () => {
    await sign();
    await publish(pass, true);
    const badge = await readBadge(publicBadge());
    expect(badge.issuer.id).toBe('did:web:portal.example.com');
    expect(badge.proof.cryptosuite).toBe('eddsa-rdfc-2022');
    expect(badge.name).toBe('Skills assessment: Data Science');
    expect(await verify(badge)).toEqual(VALID);
    const forged = await verify({ ...badge, name: `${badge.name}s` });
    expect(forged).toEqual({ isSigned: false, isRevoked: false });
    const admin = portal.client.as(await adminToken(portal));
    const order = { reason: 'Asked for by the student', cause: 'mistake' };
    await admin.post(`/api/admin/certificates/${id}/revoke`, order);
    expect((await publicBadge()).status).toBe(404);
    await sign();
    expect(await verify(badge)).toEqual(REVOKED);
    const reissue = { reason: 'It was right', name: 'Asha R. Rao' };
    await admin.post(`/api/admin/certificates/${id}/reissue`, reissue);
    await sign();
    const again = await readBadge(ownBadge());
    expect(again.credentialStatus).not.toEqual(badge.credentialStatus);
    expect(await verify(again)).toEqual(VALID);
    expect(await verify(badge)).toEqual(REVOKED);
  });

  it('goes on verifying when the key is another, and both keys are published', async () => {
    await sign();
    const old = await readBadge(ownBadge());
    const replica: Replica = await portal.addReplica({ CREDENTIAL_KEY: SECOND });
    const after = await aPass();
    await sign(replica);
    const fresh = await readBadge(ownBadge(after));
    expect(fresh.proof.verificationMethod).not.toBe(old.proof.verificationMethod);
    const { body } = await portal.client.get('/.well-known/did.json');
    const assertionMethod = [old.proof.verificationMethod, fresh.proof.verificationMethod];
    expect(body).toMatchObject({ assertionMethod });
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

it('Who guesses codes is told to wait after the first hundred', async () => {
  const random = seededRandom(3);
  // The minute in which the tests before this one have asked may end amid the guesses.
  await portal.dataSource.query('DELETE FROM rate_limits');
  const began = performance.now();
  const guesses = Array.from({ length: 1.2 * CHECKS.points }, () => check(drawCode(random)));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect([...new Set(statuses)].sort()).toEqual([404, 429]);
  const found = statuses.filter((status) => status === 404);
  const minutes = (performance.now() - began) / 60_000;
  expect(found.length).toBeLessThanOrEqual(CHECKS.points * (1 + minutes));
});
