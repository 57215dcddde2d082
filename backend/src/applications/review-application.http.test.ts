import { expect, it } from '@jest/globals';
import { anApplication } from '@portal/domain/testing/an-application.js';
import { adminToken } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const admin = portal.client.as(await adminToken(portal));

async function anOpenApplication() {
  const application = anApplication();
  await portal.ports.unitOfWork.run((tx) => tx.applications.add(application));
  const path = `/api/admin/applications/${application.id}`;
  return {
    seen: { status: 'received', notes: '' },
    save: (review: object) => admin.put(path, review),
    kept: async () => (await admin.get(path)).body,
  };
}

it('Of two admins who save one application at once, one is told of the other', async () => {
  const { save, seen, kept } = await anOpenApplication();
  const reviews = ['First', 'Second'].map((notes) => ({ status: 'shortlisted', notes, seen }));
  const answers = await Promise.all(reviews.map(save));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const winner = reviews[answers.findIndex(({ status }) => status === 200)];
  expect(await kept()).toMatchObject({ notes: winner?.notes });
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'changed_meanwhile',
    message: 'admin has changed this application since you opened it (status, notes).',
  });
});

it('An application is not saved by who does not say what it was', async () => {
  const { save, kept } = await anOpenApplication();
  expect((await save({ notes: 'Blind' })).status).toBe(400);
  expect(await kept()).toMatchObject({ notes: '' });
});
