import { describe, expect, it } from '@jest/globals';
import { adminToken, signedInStudent } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const token = await adminToken(portal);

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

  it.each([
    ['a path', 'q=%2Fapi%2Ftest%2Fsubmit', ['POST /api/test/submit']],
    ['a field', 'q=remainingattempts', ['GET /api/attempts/{email}']],
    ['a role that may not', 'q=credit-notes&caller=content', []],
    [
      'a role that may',
      'q=admin%2Fcredit-notes%2F%7Bid%7D&caller=finance',
      ['GET /api/admin/credit-notes/{id}'],
    ],
  ])('is searched by %s', async (_, query, found) => {
    const begun = await portal.client.as(token).post('/api/admin/ops-session');
    const cookie = begun.headers.get('set-cookie')!.split(';')[0]!;
    const html = await (await look(`/ops/docs?${query}`, { ...HTML, cookie })).text();
    const calls = [...html.matchAll(/<summary><code>([^<]*)<\/code>/g)].map(([, call]) => call);
    expect(calls).toEqual(found);
    expect(html).toContain(`${found.length} of `);
  });

  it('shows what was searched for as it was typed', async () => {
    const begun = await portal.client.as(token).post('/api/admin/ops-session');
    const cookie = begun.headers.get('set-cookie')!.split(';')[0]!;
    const typed = encodeURIComponent('"><b>students');
    const html = await (await look(`/ops/docs?q=${typed}`, { ...HTML, cookie })).text();
    expect(html).toContain('value="&quot;&gt;&lt;b&gt;students"');
    expect(html).not.toContain('<b>');
  });
});
