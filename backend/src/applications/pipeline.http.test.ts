import type { Application } from '@portal/domain/applications/index.js';
import { anApplication, anOfferForm } from '@portal/domain/testing/an-application.js';
import { portalOfFile } from '../testing/test-portal.js';
import type { EmailData } from '@portal/domain/email/index.js';
import { asIndianTime } from '@portal/domain/kernel/indian-day.js';
import { secondsAfter } from '@portal/domain/kernel/time.js';
import { moment } from '../email/index.js';
import { adminTokenOf, paidStudent } from '../testing/students.js';
import type { TestClient } from '../testing/test-client.js';
import { pagesOfPdf, textOfPdf } from '../testing/pdf-text.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

async function openPage(status: Application['status'], parts: Partial<Application> = {}) {
  const application = anApplication({ status, notes: 'Weak in SQL', ...parts });
  const { unitOfWork, applicantTokens } = portal.ports;
  await unitOfWork.run((tx) => tx.applications.add(application));
  const token = applicantTokens.tokenOf(application.id);
  return {
    application,
    page: (by = token) => portal.client.post('/api/applications/page', { token: by }),
    say: (answer: string, by = token) =>
      portal.client.post('/api/applications/answer', { token: by, answer }),
  };
}

describe('The page of an applicant', () => {
  it('tells how the application stands, and nothing that admins wrote', async () => {
    const { application, page } = await openPage('shortlisted');
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
    const own = await openPage('offered');
    const other = await openPage('offered');
    const stranger = portal.ports.applicantTokens.tokenOf(anApplication().id);
    for (const token of ['', own.application.id, 'x'.repeat(64), stranger]) {
      expect((await own.page(token)).status).toBe(404);
      expect((await own.say('accept', token)).status).toBe(404);
    }
    await other.say('accept');
    expect((await own.page()).body).toMatchObject({
      application: { title: 'We offer you an internship', answers: ['accept', 'decline'] },
    });
  });
});

const support = portal.client.as(await adminTokenOf(portal, 'support'));

async function open(parts: Partial<Application> = {}) {
  const application = anApplication(parts);
  await portal.ports.unitOfWork.run((tx) => tx.applications.add(application));
  const path = `/api/admin/applications/${application.id}`;
  const post = (client: TestClient, action: string, body: object) =>
    client.post(`${path}/${action}`, { version: 0, ...body });
  const shown = async () => (await support.get(path)).body as Record<string, unknown>;
  return { ...application, post, shown };
}

describe('An application in the console', () => {
  it('is previewed as it is sent: with the interview and the way to the page', async () => {
    const { id, email, post, shown } = await open({ status: 'shortlisted' });
    const interview = {
      start: asIndianTime(secondsAfter(new Date(), 7 * 86_400)),
      ...{ minutes: '30', place: 'Room 1' },
    };
    const move = { to: 'interview', interview };
    const mail = { subject: 'An interview', text: 'Please come.' };
    const preview = await post(support, 'mail-preview', { ...mail, ...move });
    const { text } = preview.body as { text: string };
    expect(text).toMatch(/\/my-application#•+/);
    const token = portal.ports.applicantTokens.tokenOf(id);
    expect(text).not.toContain(token);
    expect((await post(support, 'move', { ...move, mail })).status).toBe(200);
    const [{ data }] = await portal.dataSource.query<[{ data: EmailData['application-moved'] }]>(
      "SELECT data FROM emails WHERE to_address = $1 AND kind = 'application-moved'",
      [email],
    );
    const { startsAt, minutes, place } = data.interview!;
    expect(text).toContain(moment(startsAt));
    expect(await shown()).toMatchObject({
      ...{ interviewAt: startsAt, interviewMinutes: minutes, interviewPlace: place },
    });
    const page = await portal.client.post('/api/applications/page', { token });
    expect(page.body).toMatchObject({ application: { interview: { startsAt, minutes, place } } });
    const board = (await support.get('/api/admin/application-board')).body;
    expect(JSON.stringify(board)).toContain(startsAt);
  });

  it('shows the tests of its address only once that is verified', async () => {
    const { student } = await paidStudent(portal);
    const { shown } = await open({ email: student.email });
    await portal.dataSource.query(
      `WITH attempt AS (
         INSERT INTO attempts (id, student_id, domain, state, started_at, deadline, pass_percent,
           questions, answers, closed_at)
         SELECT gen_random_uuid(), id, 'hr', 'submitted', created_at, created_at, 65, '[]', '{}',
           created_at FROM students WHERE email = $1 RETURNING id, student_id, started_at AS at)
       INSERT INTO results (id, student_id, student_name, email, domain, score, total_questions,
         percentage, passed, pass_percent, time_taken, started_on, completed_on, attempts_used,
         total_attempts, questions)
       SELECT id, student_id, 'Asha', $1, 'hr', 7, 10, 70, true, 65, 60, at, at, 1, 5, '[]'
       FROM attempt`,
      [student.email],
    );
    expect(await shown()).toMatchObject({ results: [{ domain: 'hr', percentage: 70 }] });
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
  await post(support, 'assign', { ownerId: first!.id });
  expect(await ofOwner()).toContainEqual(expect.objectContaining({ id, version: 1 }));
});

const NONE = '333333333333';

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

  it('of an offer that nobody answered in time is in force for nobody', async () => {
    const { code, id, own, path, shown } = await anOffer();
    await portal.dataSource.query('UPDATE applications SET answer_by = created_at WHERE id = $1', [
      id,
    ]);
    expect((await check(code)).body).toMatchObject({ document: { state: 'revoked' } });
    expect((await shown()).letters).toMatchObject([{ code, state: 'revoked' }]);
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
