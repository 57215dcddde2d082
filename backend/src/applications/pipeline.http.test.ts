import type { Application } from '@portal/domain/applications/index.js';
import { anApplication, anOfferForm } from '@portal/domain/testing/an-application.js';
import { portalOfFile } from '../testing/test-portal.js';
import type { EmailData } from '@portal/domain/email/index.js';
import { asIndianTime } from '@portal/domain/kernel/indian-day.js';
import { secondsAfter } from '@portal/domain/kernel/time.js';
import { moment } from '../email/index.js';
import { passedStudent } from '../testing/attempts.js';
import { adminTokenOf } from '../testing/students.js';
import { pagesOfPdf, textOfPdf } from '../testing/pdf-text.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

const support = portal.client.as(await adminTokenOf(portal, 'support'));

type OwnLetter = { readonly code: string; readonly kind: string };

async function open(parts: Partial<Application> = {}) {
  const application = anApplication({ name: 'Asha Kṛṣṇa', notes: 'Weak in SQL', ...parts });
  const { unitOfWork, applicantTokens } = portal.ports;
  await unitOfWork.run((tx) => tx.applications.add(application));
  const token = applicantTokens.tokenOf(application.id);
  const path = `/api/admin/applications/${application.id}`;
  const post = (action: string, body: object) =>
    support.post(`${path}/${action}`, { version: 0, ...body });
  const page = (by = token) => portal.client.post('/api/applications/page', { token: by });
  const own = async () => {
    const { body } = await page();
    return (body as { application: { letters: OwnLetter[] } }).application.letters;
  };
  const shown = async () => (await support.get(path)).body as Record<string, unknown>;
  const say = (answer: string, by = token) =>
    portal.client.post('/api/applications/answer', { token: by, answer });
  return { ...application, token, path, post, page, own, shown, say };
}

describe('The page of an applicant', () => {
  it('tells how the application stands, and nothing that admins wrote', async () => {
    const { page, ...application } = await open({ status: 'shortlisted' });
    const { status, body } = await page();
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      application: {
        ...{ name: application.name, domain: application.domain },
        createdAt: application.createdAt.toISOString(),
        title: 'We would like to know more about you',
        text: expect.any(String),
        answers: ['withdraw'],
        answerBy: null,
        ...{ interview: null, letters: [] },
      },
    });
  });

  it('opens to no token that is made up, or of another application', async () => {
    const own = await open({ status: 'offered' });
    const stranger = portal.ports.applicantTokens.tokenOf(anApplication().id);
    for (const token of ['x'.repeat(64), stranger]) {
      expect((await own.page(token)).status).toBe(404);
      expect((await own.say('accept', token)).status).toBe(404);
    }
    expect((await own.page()).body).toMatchObject({
      application: { title: 'We offer you an internship', answers: ['accept', 'decline'] },
    });
  });
});

describe('An application in the console', () => {
  it('is previewed as it is sent: with the interview and the way to the page', async () => {
    const { email, post, shown, token, page } = await open({ status: 'shortlisted' });
    const interview = {
      start: asIndianTime(secondsAfter(new Date(), 7 * 86_400)),
      ...{ minutes: '30', place: 'Room 1' },
    };
    const move = { to: 'interview', interview };
    const mail = { subject: 'An interview', text: 'Please come.' };
    const preview = await post('mail-preview', { ...mail, ...move });
    const { text } = preview.body as { text: string };
    expect(text).toMatch(/\/my-application#•+/);
    expect(text).not.toContain(token);
    expect((await post('move', { ...move, mail })).status).toBe(200);
    const [{ data }] = await portal.dataSource.query<[{ data: EmailData['application-moved'] }]>(
      "SELECT data FROM emails WHERE to_address = $1 AND kind = 'application-moved'",
      [email],
    );
    const { startsAt, minutes, place } = data.interview!;
    expect(text).toContain(moment(startsAt));
    expect(await shown()).toMatchObject({
      ...{ interviewAt: startsAt, interviewMinutes: minutes, interviewPlace: place },
    });
    expect((await page()).body).toMatchObject({
      application: { interview: { startsAt, minutes, place } },
    });
    const board = (await support.get('/api/admin/application-board')).body;
    expect(JSON.stringify(board)).toContain(startsAt);
  });

  it('shows the tests of its address only once that is verified', async () => {
    const { student } = await passedStudent(portal);
    const { shown } = await open({ email: student.email });
    expect(await shown()).toMatchObject({ results: [{ percentage: 100 }] });
    await portal.dataSource.query('UPDATE students SET email_verified_at = NULL WHERE email = $1', [
      student.email,
    ]);
    expect(await shown()).toMatchObject({ results: [] });
  });
});

it('Several applications stand on the board by their stage, all or those of one owner', async () => {
  const { id, post } = await open({ status: 'interview' });
  const cardsOf = async (query = '') => {
    const { body } = await support.get(`/api/admin/application-board${query}`);
    const { stages } = body as { stages: { stage: string; cards: { id: string }[] }[] };
    return stages;
  };
  const stages = await cardsOf();
  expect(stages.map(({ stage }) => stage)).toHaveLength(10);
  const here = stages.filter(({ cards }) => cards.some((card) => card.id === id));
  expect(here.map(({ stage }) => stage)).toEqual(['interview']);
  const [traced] = await portal.dataSource.query<[object]>(
    `SELECT action, after->'filter' AS filter FROM audit_entries
     WHERE subject = 'list' AND subject_id = 'applications' ORDER BY at DESC LIMIT 1`,
  );
  expect(traced).toEqual({ action: 'view', filter: { board: true } });
  const { body } = await support.get('/api/admin/application-owners');
  const [first] = (body as { owners: { id: string }[] }).owners;
  const ofOwner = async () => (await cardsOf(`?owner=${first!.id}`)).flatMap(({ cards }) => cards);
  expect(await ofOwner()).not.toContainEqual(expect.objectContaining({ id }));
  await post('assign', { ownerId: first!.id });
  expect(await ofOwner()).toContainEqual(expect.objectContaining({ id, version: 1 }));
});

const NONE = '333333333333';

async function anOffer() {
  const one = await open({ status: 'interview' });
  const mail = { subject: 'News', text: 'Hi.' };
  const move = { to: 'offered', letter: anOfferForm(new Date()), mail };
  expect((await one.post('move', move)).status).toBe(200);
  const [{ code } = { code: '' }] = await one.own();
  return { ...one, code };
}

const check = (code: string) => portal.client.get(`/api/documents/${code}`);
const ownPdf = (token: string, code: string) =>
  portal.client.download('/api/applications/letter', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, code }),
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

  it('of an offer that nobody answered in time is in force for nobody', async () => {
    const { code, id, own, path, shown } = await anOffer();
    await portal.dataSource.query('UPDATE applications SET answer_by = created_at WHERE id = $1', [
      id,
    ]);
    expect((await check(code)).body).toMatchObject({ document: { state: 'revoked' } });
    expect(await shown()).toMatchObject({ letters: [{ code, state: 'revoked' }] });
    expect(await own()).toEqual([]);
    expect((await adminPdf(path, code)).status).toBe(404);
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
    const { id, code, token, path } = await anOffer();
    const views = () =>
      portal.dataSource.query<object[]>(
        "SELECT subject FROM audit_entries WHERE action = 'view' AND subject_id = $1",
        [id],
      );
    await ownPdf(token, code);
    await adminPdf(path, NONE);
    expect(await views()).toEqual([]);
    for (let turn = 0; turn < 2; turn += 1) await adminPdf(path, code);
    expect(await views()).toEqual([{ subject: 'application' }]);
  });

  it('is a PDF for its applicant and for who reviews it, and for nobody else', async () => {
    const { code, token, path } = await anOffer();
    const other = await anOffer();
    for (const { status, headers, bytes } of [
      await ownPdf(token, code),
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
      await ownPdf(token, other.code),
      await ownPdf('x', code),
      await ownPdf(token, ''),
      await adminPdf(path, other.code),
      await adminPdf(path, NONE),
    ]) {
      expect(status).toBe(404);
    }
  });
});
