import type { Application } from '@portal/domain/applications/index.js';
import { anApplication, anOfferForm } from '@portal/domain/testing/an-application.js';
import { pagesOfPdf, textOfPdf } from '../testing/pdf-text.js';
import { adminTokenOf } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';

const NONE = '333333333333';

const portal = await portalOfFile({ PROCESS_ROLE: 'api', RATE_LIMIT_FACTOR: 100 });
const support = portal.client.as(await adminTokenOf(portal, 'support'));

type OwnLetter = { readonly code: string; readonly kind: string };

async function anApplicant(parts: Partial<Application> = {}) {
  const application = anApplication({ name: 'Asha Kṛṣṇa', status: 'interview', ...parts });
  const { unitOfWork, applicantTokens } = portal.ports;
  await unitOfWork.run((tx) => tx.applications.add(application));
  const page = applicantTokens.tokenOf(application.id);
  const path = `/api/admin/applications/${application.id}`;
  return {
    ...{ ...application, page, path },
    move: (version: number, to: string, letter: object | null = null) =>
      support.post(`${path}/move`, { version, to, letter, mail: { subject: 'News', text: 'Hi.' } }),
    answer: (answer: string) =>
      portal.client.post('/api/applications/answer', { token: page, answer }),
    own: async () => {
      const { body } = await portal.client.post('/api/applications/page', { token: page });
      return (body as { application: { letters: OwnLetter[] } }).application.letters;
    },
    shown: async () =>
      (await support.get(path)).body as { letters: { code: string; state: string }[] },
  };
}

async function anOffer() {
  const one = await anApplicant();
  expect((await one.move(0, 'offered', anOfferForm(new Date()))).status).toBe(200);
  const [{ code } = { code: '' }] = await one.own();
  return { ...one, code };
}

const check = (code: string) => portal.client.get(`/api/documents/${code}`);
const ownPdf = (page: string, code: string) =>
  portal.client.download('/api/applications/letter', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: page, code }),
  });
const adminPdf = (path: string, code: string) => support.download(`${path}/letters/${code}/pdf`);

describe('A letter about an internship', () => {
  it('is written with the move, named in its mail, and checked by anyone who has its code', async () => {
    const { code, name, email, id } = await anOffer();
    const { status, body } = await check(`${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      document: {
        ...{ code, kind: 'offer', nameAsPrinted: name, state: 'valid' },
        facts: { program: 'Web Development', hours: 20, stipend: 5000 },
      },
    });
    for (const word of [email, id]) expect(JSON.stringify(body)).not.toContain(word);
    const mails = await portal.dataSource.query<object[]>(
      "SELECT data ->> 'letter' AS letter FROM emails WHERE to_address = $1",
      [email],
    );
    expect(mails).toEqual([{ letter: 'offer' }]);
    for (const none of [NONE, code.slice(0, 8), 'x']) {
      expect((await check(none)).status).toBe(404);
    }
  });

  it('has the page of certificates, which names nobody in its head', async () => {
    const { code, name } = await anOffer();
    const { status, headers, bytes } = await portal.client.download(`/certificate/${code}`);
    const html = bytes.toString();
    expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    const printed = `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`;
    expect(html).toContain(`<title>Letter ${printed}`);
    expect(html).toMatch(/og:image" content="[^"]*\/og.png"/);
    expect(html).not.toContain(name);
    expect((await portal.client.download(`/certificate/${NONE}`)).status).toBe(404);
  });

  it('is in the audit log as a view of its applicant, if an admin takes it', async () => {
    const { id, code, page, path } = await anOffer();
    const views = () =>
      portal.dataSource.query<object[]>(
        "SELECT subject FROM audit_entries WHERE action = 'view' AND subject_id = $1",
        [id],
      );
    await ownPdf(page, code);
    await adminPdf(path, NONE);
    expect(await views()).toEqual([]);
    for (let turn = 0; turn < 2; turn += 1) await adminPdf(path, code);
    expect(await views()).toEqual([{ subject: 'application' }]);
  });

  it('is a PDF for its applicant and for who reviews it, and for nobody else', async () => {
    const { code, page, path } = await anOffer();
    const other = await anOffer();
    for (const { status, headers, bytes } of [
      await ownPdf(page, code),
      await adminPdf(path, code),
    ]) {
      expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(headers.get('content-disposition')).toBe(
        `attachment; filename="offer-letter-${code}.pdf"`,
      );
      expect(pagesOfPdf(bytes)).toBe(1);
      expect(textOfPdf(bytes).replace(/\s+/g, ' ')).toContain('Offer of an internship');
    }
    for (const { status } of [
      await ownPdf(page, other.code),
      await ownPdf('x', code),
      await ownPdf(page, ''),
      await adminPdf(path, other.code),
      await adminPdf(path, NONE),
    ]) {
      expect(status).toBe(404);
    }
  });
});
