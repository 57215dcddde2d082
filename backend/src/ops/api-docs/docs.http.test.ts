import { expect, it } from '@jest/globals';
import { adminToken, signedInStudent } from '../../testing/students.js';
import { portalOfFile } from '../../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const token = await adminToken(portal);

it('The API’s document is for admins', async () => {
  expect((await portal.client.get('/api/docs')).status).toBe(401);
  expect((await (await signedInStudent(portal)).client.get('/api/docs')).status).toBe(403);
  const { status, body } = await portal.client.as(token).get('/api/docs');
  expect([status, body]).toMatchObject([200, { openapi: '3.1.1' }]);
  expect(body).toMatchObject({ servers: [{ url: 'http://portal.example.com' }] });
});
