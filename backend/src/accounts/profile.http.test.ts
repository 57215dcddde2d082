import { STUDENT_FIELD_NAMES } from '@portal/domain/accounts/student-fields.js';
import { type SignedIn, signedInStudent } from '../testing/students.js';
import { onPaper } from '@portal/domain/kernel/paper-signs.js';
import { tidyLine } from '@portal/domain/kernel/seen-text.js';
import { HOSTILE_TEXTS } from '@portal/domain/testing/hostile-texts.js';
import { portalOfFile, type TestPortal } from '../testing/test-portal.js';
import sharp from 'sharp';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

const show = ({ client, student }: SignedIn) =>
  client.get(`/api/user/${encodeURIComponent(student.email)}`);

type Shown = { readonly user: Record<string, unknown> };

describe('GET /api/user/{email}', () => {
  it('shows all of the own profile, and no secret', async () => {
    const one = await signedInStudent(portal);
    const { status, body } = await show(one);
    expect(status).toBe(200);
    expect(Object.keys((body as Shown).user).sort()).toEqual(
      [
        ...STUDENT_FIELD_NAMES,
        ...['attemptsUsed', 'avatarUrl', 'email', 'paymentStatus', 'totalAttempts'],
      ].sort(),
    );
    expect((body as Shown).user).toMatchObject({
      email: one.student.email,
      paymentStatus: 'Not Paid',
      totalAttempts: 5,
      attemptsUsed: 0,
    });
  });

  it('GET /api/user/{email} without a token tells no more than that there is such a student', async () => {
    const { student } = await signedInStudent(portal);
    const known = await portal.client.get(`/api/user/${student.email}`);
    const unknown = await portal.client.get('/api/user/nobody@example.com');
    expect([known.status, known.body]).toEqual([200, { success: true }]);
    expect([unknown.status, unknown.body]).toMatchObject([
      404,
      { success: false, message: 'User not found' },
    ]);
  });

  it.each([
    ['of 200 characters that are three bytes each', `${'आ'.repeat(200)}@example.com`],
    ['with signs that an address in the bar needs escaped', 'a+b/c?d#e%f&g=h@example.com'],
  ])('finds an email %s', async (_, email) => {
    const one = await signedInStudent(portal, { email });
    expect(await show(one)).toMatchObject({ status: 200, body: { user: { email } } });
  });
});

describe('POST /api/user', () => {
  it('refuses to write under another student’s email', async () => {
    const [one, two] = [await signedInStudent(portal), await signedInStudent(portal)];
    const { status } = await one.client.post('/api/user', { email: two.student.email, name: 'M' });
    expect(status).toBe(403);
  });

  it('keeps what people type, the name without what turns its direction', async () => {
    const one = await signedInStudent(portal);
    for (const text of HOSTILE_TEXTS) {
      const sent = { name: onPaper(text) ? 'Asha' : text, message: text };
      expect((await one.client.post('/api/user', sent)).status).toBe(200);
      const stored = await portal.ports.students.findById(one.student.id);
      expect(stored).toMatchObject({ ...sent, name: tidyLine(sent.name) });
    }
    expect((await one.client.post('/api/user', { name: 'A\0' })).status).toBe(400);
  });
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c9a227' } });

async function upload(
  { token }: SignedIn,
  file: Buffer | string,
  fields: Record<string, string> = {},
  { client }: Pick<TestPortal, 'client'> = portal,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(
    'avatar',
    new Blob([typeof file === 'string' ? file : Uint8Array.from(file)]),
    'me.png',
  );
  const response = await fetch(`${client.baseUrl}/api/user`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  });
  const body = (await response.json()) as {
    message: string;
    user: { avatarUrl: string; name: string };
  };
  return { status: response.status, headers: response.headers, body };
}

describe('A profile picture', () => {
  it('is taken as JPEG, PNG or WebP, and served as a small WebP', async () => {
    const student = await signedInStudent(portal);
    for (const type of ['png', 'jpeg', 'webp'] as const) {
      const image = picture(900, 600).withExif({ IFD0: { Artist: 'Me' } });
      const fields = { name: 'Asha K', email: student.student.email };
      const { status, body } = await upload(student, await image.toFormat(type).toBuffer(), fields);
      expect([status, body.user.name]).toEqual([200, 'Asha K']);
      const served = await fetch(`${portal.client.baseUrl}${body.user.avatarUrl}`);
      expect(Object.fromEntries(served.headers)).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, max-age=31536000, immutable',
      });
      const metadata = await sharp(await served.arrayBuffer()).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width: 256, height: 256 });
      expect(metadata.exif).toBeUndefined();
    }
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=', 'base64')],
    ['a broken PNG', Buffer.from('89504e470d0a1a0a00000000', 'hex')],
  ])('is refused if it is %s', async (_, file) => {
    const student = await signedInStudent(portal);
    const { status, body } = await upload(student, file, { name: 'Changed' });
    expect(status).toBe(415);
    expect(body.message).toBe('Please choose a JPEG, PNG or WebP picture.');
    expect(await portal.ports.students.findById(student.student.id)).toEqual(student.student);
  });

  it('is refused above 5 MB or 16 megapixels', async () => {
    const student = await signedInStudent(portal);
    const large = [Buffer.alloc(5 * 1024 * 1024 + 1), await picture(5000, 4000).png().toBuffer()];
    const answers = [await upload(student, large[0]!), await upload(student, large[1]!)];
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
      [413, 'Please choose a picture of at most 5 MB.'],
      [413, 'Please choose a picture of at most 16 megapixels.'],
    ]);
  });

  it.each([
    [
      'cut off',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="avatar"; filename="a"\r\n\r\nx',
    ],
    [
      'with a field of broken JSON',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="name"\r\nContent-Type: application/json\r\n\r\n{bad\r\n--b--\r\n',
    ],
  ])('is refused in a form %s', async (_, type, body) => {
    const { token } = await signedInStudent(portal);
    const answer = await fetch(`${portal.client.baseUrl}/api/user`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': type },
      body,
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ success: false, code: 'bad_request' });
  });
});

it('Many pictures of one student within ten minutes are too many, and do not limit another', async () => {
  const strict = await portal.addReplica({ PROCESS_ROLE: 'api', RATE_LIMIT_FACTOR: 0.1 });
  const [eager, other] = [await signedInStudent(portal), await signedInStudent(portal)];
  const small = await picture(40, 40).png().toBuffer();
  for (let count = 0; count < 2; count += 1) {
    expect((await upload(eager, small, {}, strict)).status).toBe(200);
  }
  const { status, headers, body } = await upload(eager, small, {}, strict);
  expect([status, body]).toMatchObject([429, { code: 'too_many_requests' }]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await upload(other, small, {}, strict)).status).toBe(200);
});
