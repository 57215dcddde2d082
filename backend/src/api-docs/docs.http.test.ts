import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adminToken, signedInStudent } from '../testing/students.js';
import { startPortal, type TestPortal } from '../testing/test-portal.js';

let portal: TestPortal;
let token: string;

beforeAll(async () => {
  portal = await startPortal({ PROCESS_ROLE: 'api' });
  token = await adminToken(portal);
});

afterAll(() => portal.stop());

const look = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${portal.client.baseUrl}${path}`, { headers, redirect: 'manual' });

const HTML = { accept: 'text/html,*/*' };

describe('The API’s document', () => {
  it('is for admins', async () => {
    expect((await portal.client.get('/api/docs')).status).toBe(401);
    expect((await (await signedInStudent(portal)).client.get('/api/docs')).status).toBe(403);
    const { status, body } = await portal.client.as(token).get('/api/docs');
    expect([status, body]).toMatchObject([200, { openapi: '3.1.1' }]);
    expect(body).toMatchObject({ servers: [{ url: 'http://portal.example.com' }] });
  });

  it('leads a browser to the page, and a stranger to the sign-in', async () => {
    const first = await look('/api/docs', HTML);
    expect([first.status, first.headers.get('location')]).toEqual([303, '/ops/docs']);
    const next = await look('/ops/docs', HTML);
    expect([next.status, next.headers.get('location')]).toEqual([303, '/ops/sign-in?to=docs']);
    expect((await look('/ops/docs')).status).toBe(401);
  });

  it('is a page without scripts, under the strict policy', async () => {
    const begun = await portal.client.as(token).post('/api/admin/ops-session');
    const cookie = begun.headers.get('set-cookie')!.split(';')[0]!;
    const page = await look('/ops/docs', { ...HTML, cookie });
    expect(page.headers.get('content-security-policy')).toContain("style-src 'self'");
    expect(page.headers.get('cache-control')).toBe('no-store');
    const html = await page.text();
    expect(html).toContain('POST /api/test/submit');
    expect(html).not.toMatch(/<script|<style|style=|https?:\/\/(?!portal|checkout)/);
    expect(html).toContain('href="/ops/docs.css"');
    expect((await look('/ops/docs.css')).headers.get('content-type')).toContain('text/css');
  });
});
