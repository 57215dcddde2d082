import { AGE_STATEMENT, NOTICES } from '@portal/domain/consents/index.js';
import { portalOfFile } from '../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api', RATE_LIMIT_FACTOR: 0.1 });

/** As a browser without scripts sends a form. */
async function post(path: string, fields: Readonly<Record<string, string>>) {
  const body = new URLSearchParams(fields);
  const response = await fetch(portal.client.baseUrl + path, { method: 'POST', body });
  return { status: response.status, html: await response.text() };
}

const MESSAGE = { name: 'Ramesh', email: 'ramesh@example.com', message: 'Need a "site"\n<soon>' };
const ENQUIRY = { kind: 'enquiry', service: 'Website Development', estimate: '₹18,000' };

it('An enquiry is taken from a browser without scripts, and answered by a page without scripts', async () => {
  const { status, html } = await post('/contact', { ...MESSAGE, ...ENQUIRY, reference: '' });
  expect(status).toBe(200);
  expect(html).toContain('Message sent successfully!');
  expect(html).not.toMatch(/<script type="module"|<form[^>]*method="post"/);
  const rows = await portal.dataSource.query<unknown[]>(
    'SELECT name, message, kind, service, estimate FROM contact_messages',
  );
  expect(rows).toEqual([{ ...ENQUIRY, name: 'Ramesh', message: MESSAGE.message }]);
});

it('A message that is refused comes back as it was written, with what is wrong beside the field', async () => {
  const { status, html } = await post('/contact', { ...MESSAGE, ...ENQUIRY, email: 'ramesh"' });
  expect(status).toBe(400);
  expect(html).toMatch(/<p id="email-error"[^>]*>[^<]+email/i);
  expect(html).toMatch(/<input value="ramesh&quot;"[^>]*name="email"/);
  expect(html).toMatch(
    /name="message"[^>]*>Need a "?(&quot;)?site"?(&quot;)?\n&lt;soon&gt;<\/textarea>/,
  );
  expect(html).toMatch(/<input value="enquiry"[^>]*name="kind"/);
  expect(html).not.toContain('<script type="module"');
});

it('An application is taken, or comes back with the statement that is missing', async () => {
  const form = {
    ...{ name: 'Asha Rao', email: 'asha@example.com', phone: '+91 98450 11223' },
    ...{ education: 'B.Com', skills: 'Excel', domain: 'hr', experience: 'Fresher' },
    noticeVersion: NOTICES.application.version,
  };
  const refused = await post('/internship-application', form);
  expect(refused.status).toBe(400);
  expect(refused.html).toMatch(/<p id="age-error"[^>]*>[^<]+/);
  expect(refused.html).toContain('<option value="Fresher" selected="">');
  const taken = await post('/internship-application', {
    ...form,
    ageStatement: AGE_STATEMENT.version,
  });
  expect(taken.html).toContain('Application submitted successfully!');
  expect(taken.html).not.toContain('Redirecting');
  expect(taken.status).toBe(200);
});

it('A flood is refused by the page with what was written', async () => {
  const sent = { ...MESSAGE, ...ENQUIRY, email: 'flood@example.com' };
  let answer = await post('/contact', sent);
  for (let call = 0; answer.status === 200 && call < 13; call++)
    answer = await post('/contact', sent);
  expect(answer.status).toBe(429);
  expect(answer.html).toMatch(/<p role="alert"><b>Too many[^<]+/);
  expect(answer.html).toMatch(/<input value="flood@example.com"[^>]*name="email"/);
});
