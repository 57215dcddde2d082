import { describe, expect, it } from '@jest/globals';
import type { Application } from '@portal/domain/applications/index.js';
import { anApplication, anApplicationForm } from '@portal/domain/testing/an-application.js';
import { portalOfFile } from '../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

async function open(status: Application['status'], parts: Partial<Application> = {}) {
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
    const { application, page } = await open('shortlisted');
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

  it('takes one of two answers that come at once, and confirms it once', async () => {
    const { application, page, say } = await open('offered');
    const answers = await Promise.all(
      ['accept', 'decline', 'accept', 'decline'].map((one) => say(one)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    const wasAccepted = answers[0]?.status === 200;
    expect((await page()).body).toMatchObject({
      application: {
        title: wasAccepted ? 'You have accepted our offer' : 'You have declined our offer',
      },
    });
    const mails = await portal.dataSource.query<object[]>(
      "SELECT data ->> 'subject' AS subject FROM emails WHERE to_address = $1 AND kind = 'application-moved'",
      [application.email],
    );
    const subject = wasAccepted ? 'You have accepted our offer' : 'You have declined our offer';
    expect(mails).toEqual([{ subject }]);
    expect(await portal.ports.applications.movesOf(application.id)).toHaveLength(1);
  });

  it('tells by when an offer is to be answered, and that it has ended', async () => {
    const answerBy = new Date(Date.now() + 60_000);
    const inTime = await open('offered', { answerBy });
    expect((await inTime.page()).body).toMatchObject({
      application: { answers: ['accept', 'decline'], answerBy: answerBy.toISOString() },
    });
    const late = await open('offered', { answerBy: new Date(Date.now() - 60_000) });
    expect((await late.page()).body).toMatchObject({
      application: { title: 'Our offer has ended', answers: [], answerBy: null },
    });
    expect(await late.say('accept')).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/no longer open/) },
    });
  });

  it('opens to no token that is made up, or of another application', async () => {
    const own = await open('offered');
    const other = await open('offered');
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

  it('is where the mail leads that says that the application came', async () => {
    const form = anApplicationForm({ email: anApplication().email });
    await portal.client.post('/api/internships', form);
    const [mail] = await portal.dataSource.query<{ data: { page: string } }[]>(
      "SELECT data FROM emails WHERE to_address = $1 AND kind = 'application-received'",
      [form.email],
    );
    const answer = await portal.client.post('/api/applications/page', { token: mail?.data.page });
    expect(answer.body).toMatchObject({ application: { title: 'We have your application' } });
  });

  it('opens nothing once the application is erased', async () => {
    const { application, page } = await open('offered');
    await portal.ports.unitOfWork.run((tx) => tx.applications.removeFrom(application.email));
    expect((await page()).status).toBe(404);
  });
});
