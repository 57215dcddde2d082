import { describe, expect, it } from '@jest/globals';
import { anOfferForm } from '@portal/domain/testing/a-letter.js';
import { anApplication } from '@portal/domain/testing/an-application.js';
import type { Application } from '@portal/domain/applications/index.js';
import type { EmailData } from '@portal/domain/email/index.js';
import { asIndianTime } from '@portal/domain/kernel/indian-day.js';
import { secondsAfter } from '@portal/domain/kernel/time.js';
import { moment } from '../email/index.js';
import { adminTokenOf, paidStudent } from '../testing/students.js';
import type { TestClient } from '../testing/test-client.js';
import { portalOfFile } from '../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const support = portal.client.as(await adminTokenOf(portal, 'support'));
const owner = portal.client.as(await adminTokenOf(portal, 'owner'));

async function open(parts: Partial<Application> = {}) {
  const application = anApplication(parts);
  await portal.ports.unitOfWork.run((tx) => tx.applications.add(application));
  const path = `/api/admin/applications/${application.id}`;
  const post = (client: TestClient, action: string, body: object) =>
    client.post(`${path}/${action}`, { version: 0, ...body });
  const shown = async () => (await support.get(path)).body as Record<string, unknown>;
  return { ...application, post, shown };
}

const listed = async (filter: object) => {
  const asked = encodeURIComponent(JSON.stringify(filter));
  return (await support.get(`/api/admin/applications?filter=${asked}`)).body as { id: string }[];
};

describe('An application in the console', () => {
  it('is moved once by two admins at once, and shows who moved it, and why', async () => {
    const { post, shown } = await open();
    const answers = await Promise.all([
      post(support, 'move', { to: 'shortlisted', reason: 'Strong portfolio' }),
      post(owner, 'move', { to: 'closed', reason: 'No answer' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const isSupports = answers[0].status === 200;
    const status = isSupports ? 'shortlisted' : 'closed';
    expect(answers.find((one) => one.status === 409)?.body).toMatchObject({
      code: 'changed_meanwhile',
      message: expect.stringMatching(
        new RegExp(`has changed this application since you opened it \\(it is now ${status}\\)`),
      ),
    });
    expect(await shown()).toMatchObject({
      ...{ status, version: 1 },
      moves: [
        {
          ...{ from: 'received', to: status, isApplicants: false, isMailed: false },
          reason: isSupports ? 'Strong portfolio' : 'No answer',
        },
      ],
    });
  });

  it('writes to the applicant with the move, as it was previewed, and never alone', async () => {
    const { email, name, post } = await open();
    const mail = { subject: 'On the shortlist', text: 'Well done.\n\nMore soon.' };
    const { body } = await post(support, 'mail-preview', mail);
    expect(body).toMatchObject({
      subject: 'On the shortlist',
      text: expect.stringMatching(new RegExp(`${name}[^]*Well done\\.\n\nMore soon\\.`)),
    });
    const mails = () =>
      portal.dataSource.query<object[]>('SELECT kind, data FROM emails WHERE to_address = $1', [
        email,
      ]);
    expect(await mails()).toEqual([]);
    const move = () => post(support, 'move', { to: 'shortlisted', mail });
    const answers = await Promise.all([move(), move(), move()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await mails()).toEqual([
      { kind: 'application-moved', data: expect.objectContaining({ name, ...mail }) },
    ]);
    expect((await post(support, 'mail-preview', { ...mail, text: '' })).status).toBe(400);
  });

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

  it('is offered until a day that the mail and the page name', async () => {
    const { email, post, shown } = await open({ status: 'interview' });
    const { body } = await support.get('/api/admin/application-offer');
    const { answerBy } = body as { answerBy: string };
    expect(answerBy).toMatch(/T18:29:59\.999Z$/);
    const mail = { subject: 'An offer', text: 'Please come.' };
    const preview = await post(support, 'mail-preview', { ...mail, to: 'offered' });
    expect(preview.body).toMatchObject({
      text: expect.stringMatching(/Please answer by[^]*Your offer letter/),
    });
    const plain = await post(support, 'mail-preview', { ...mail, to: 'closed' });
    expect(plain.body).not.toMatchObject({
      text: expect.stringMatching(/Please answer by|letter/),
    });
    const offer = { to: 'offered', mail, letter: anOfferForm(new Date()) };
    const late = await post(support, 'move', { ...offer, answerBy: '2020-01-31' });
    expect(late).toMatchObject({
      status: 400,
      body: { fields: { answerBy: expect.stringMatching(/from today on/) } },
    });
    expect((await post(support, 'move', offer)).status).toBe(200);
    const asInJson = answerBy.replace('Z', '+00:00');
    expect(await shown()).toMatchObject({ status: 'offered', answerBy });
    const stages = (await support.get('/api/admin/application-board')).body as {
      stages: { cards: { answerBy: string | null }[] }[];
    };
    expect(stages.stages.flatMap(({ cards }) => cards.map((card) => card.answerBy))).toContain(
      asInJson,
    );
    const mails = await portal.dataSource.query<object[]>(
      "SELECT data ->> 'answerBy' AS until FROM emails WHERE to_address = $1",
      [email],
    );
    expect(mails).toEqual([{ until: answerBy }]);
  });

  it('refuses a stage that is none, or that can not follow', async () => {
    const { post, shown } = await open();
    expect((await post(support, 'move', { to: 'hired' })).status).toBe(400);
    expect((await post(support, 'move', { to: 'completed' })).body).toMatchObject({
      code: 'move_refused',
    });
    expect(await shown()).toMatchObject({ status: 'received', version: 0, moves: [] });
  });

  it('is given to an owner, and is found by the owner', async () => {
    const { id, post, shown } = await open();
    const own = expect.objectContaining({ id });
    expect(await listed({ unowned: true })).toContainEqual(own);
    const { body } = await support.get('/api/admin/application-owners');
    const { owners } = body as { owners: { id: string; username: string }[] };
    const [{ id: ownerId, username } = { id: '', username: '' }] = owners;
    expect((await post(support, 'assign', { ownerId })).status).toBe(200);
    expect((await post(owner, 'assign', { ownerId: null })).status).toBe(409);
    expect(await shown()).toMatchObject({ owner: username, ownerId, version: 1 });
    expect(await listed({ ownerId })).toContainEqual(own);
    expect(await listed({ unowned: true })).not.toContainEqual(own);
  });

  it('gathers the notes of all who write at once', async () => {
    const { post, shown } = await open();
    const texts = ['Call on Monday', 'Called', 'Strong'];
    const answers = await Promise.all(texts.map((text) => post(support, 'notes', { text })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { thread } = (await shown()) as { thread: { text: string }[] };
    expect(thread.map(({ text }) => text).sort()).toEqual(texts.toSorted());
    expect((await post(support, 'notes', { text: ' ' })).status).toBe(400);
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

describe('Several applications', () => {
  it('stand on the board by their stage, all or those of one owner', async () => {
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
    const ofOwner = async () =>
      (await cardsOf(`?owner=${first!.id}`)).flatMap(({ cards }) => cards);
    expect(await ofOwner()).not.toContainEqual(expect.objectContaining({ id }));
    await post(support, 'assign', { ownerId: first!.id });
    expect(await ofOwner()).toContainEqual(expect.objectContaining({ id, version: 1 }));
  });
});
