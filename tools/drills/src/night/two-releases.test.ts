import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newDataSource } from '@portal/backend/app/data-source.js';
import { migrate } from '@portal/backend/app/migrate.js';
import type { Config } from '@portal/backend/platform/config/config.js';
import { submission, type Started } from '@portal/backend/testing/attempts.js';
import { startProduct, type ProductProcess } from '@portal/backend/testing/product-process.js';
import { SmtpStandIn } from '@portal/backend/testing/smtp-stand-in.js';
import { signUpForm } from '@portal/backend/testing/students.js';
import { testConfig } from '@portal/backend/testing/test-config.js';
import { until } from '@portal/backend/testing/until.js';
import { startRazorpay, type RazorpayStandIn } from '@portal/sandbox/razorpay/start-razorpay.js';
import type { DataSource } from 'typeorm';
import { DatabaseServer } from '../database-server.js';
import { EarlierRelease, findEarlierRelease } from './earlier-release.js';

const WITHIN_MS = 600_000;
const PASSWORD = 'Another-horse-8';

const commit = findEarlierRelease();

class Release {
  private process: ProductProcess | null = null;

  constructor(
    private readonly config: Config,
    private readonly main?: string,
  ) {}

  async up(): Promise<void> {
    this.process = await startProduct(this.config, [], this.main);
  }

  async restart(): Promise<void> {
    await this.process?.end('SIGTERM');
    await this.up();
  }

  as(token?: string) {
    const { client } = this.process!;
    return token === undefined ? client : client.as(token);
  }

  async end(): Promise<void> {
    await this.process?.end('SIGKILL');
  }
}

(commit ? describe : describe.skip)('Two releases beside each other', () => {
  let database: DatabaseServer;
  let dataSource: DataSource;
  let smtp: SmtpStandIn;
  let razorpay: RazorpayStandIn;
  let build: EarlierRelease;
  let earlier: Release;
  let today: Release;

  beforeAll(async () => {
    build = EarlierRelease.build(commit!);
    database = await DatabaseServer.start();
    smtp = await new SmtpStandIn().up();
    const base = testConfig({ DATABASE_URL: database.url, SMTP_URL: smtp.url });
    razorpay = await startRazorpay({
      port: 0,
      keyId: base.RAZORPAY_KEY_ID,
      keySecret: base.RAZORPAY_KEY_SECRET,
      webhookSecret: base.RAZORPAY_WEBHOOK_SECRET,
      webhookUrl: 'http://127.0.0.1:9/api/payments/webhook',
      webhookRetryDelaysMs: [],
    });
    const config = {
      ...base,
      RAZORPAY_API_URL: razorpay.apiUrl,
      RAZORPAY_CHECKOUT_URL: razorpay.checkoutUrl,
    };
    await migrate({ DATABASE_URL: database.url });
    dataSource = await newDataSource(database.url).initialize();
    earlier = new Release(config, build.main);
    today = new Release(config);
    await today.up();
    await earlier.up();
  }, WITHIN_MS);

  afterAll(async () => {
    await Promise.all([earlier.end(), today.end()]);
    await Promise.all([dataSource.destroy(), smtp.down(), razorpay.stop()]);
    await database.stop();
    build.remove();
  }, WITHIN_MS);

  const codeTo = (email: string, at: 0 | 1): Promise<string> =>
    until(() => {
      const codes = smtp
        .mailsTo(email)
        .flatMap(({ raw }) => /^\d{6}(?=\r?$)/m.exec(raw)?.[0] ?? []);
      return Promise.resolve(codes[at]);
    });

  async function stateOf(email: string) {
    const [row] = await dataSource.query<object[]>(
      `SELECT email_verified_at IS NOT NULL AS verified, paid_at IS NOT NULL AS paid, attempts_used,
        (SELECT count(*)::int FROM payments p WHERE p.student_id = s.id AND p.state = 'paid') AS payments,
        (SELECT count(*)::int FROM results r WHERE r.student_id = s.id) AS results,
        (SELECT array_agg(kind ORDER BY kind) FROM emails e WHERE e.to_address = s.email) AS mails
      FROM students s WHERE email = $1`,
      [email],
    );
    return row;
  }

  /** Each step is asked of the one that did not do the step before; each restarts once on the way. */
  async function walk(one: Release, other: Release) {
    const form = signUpForm({ email: `${randomUUID()}@example.com` });
    const { email } = form;
    const expectOk = async (asked: Promise<{ status: number; body: unknown }>) => {
      const { status, body } = await asked;
      expect([status, body]).toEqual([200, body]);
      return body as Record<string, unknown>;
    };
    await expectOk(one.as().post('/api/auth/signup', form));
    await expectOk(other.as().post('/api/auth/verify', { email, code: await codeTo(email, 0) }));
    const { password } = form;
    let { token } = (await expectOk(one.as().post('/api/auth/login', { email, password }))) as {
      token: string;
    };
    const wish = { amount: 500, currency: 'INR' };
    const { order } = await expectOk(other.as(token).post('/create-order', wish));
    const proof = razorpay.pay((order as { id: string }).id);
    await expectOk(one.as(token).post('/verify-payment', proof));
    const path = '/api/test/questions?domain=hr';
    const started = (await expectOk(other.as(token).get(path))) as unknown as Started;
    const { attemptId, questions } = started;
    const answers = { [questions[0]!._id]: 'a' };
    await expectOk(one.as(token).put('/api/test/answers', { attemptId, answers }));
    await other.restart();
    expect(await expectOk(other.as(token).get(path))).toMatchObject({ attemptId, answers });
    const sent = { ...submission(started, ['a']), unsaved: [] };
    const { resultId } = await expectOk(one.as(token).post('/api/test/submit', sent));
    expect(await expectOk(other.as(token).post('/api/test/submit', sent))).toMatchObject({
      resultId,
    });
    await one.restart();
    await expectOk(one.as(token).get(`/api/test-results/${String(resultId)}`));
    await expectOk(other.as().post('/api/auth/request-reset-code', { email }));
    const code = await codeTo(email, 1);
    await expectOk(one.as().post('/api/auth/update-password', { email, code, password: PASSWORD }));
    ({ token } = (await expectOk(
      other.as().post('/api/auth/login', { email, password: PASSWORD }),
    )) as { token: string });
    await expectOk(one.as(token).get(`/api/attempts/${email}`));
    return stateOf(email);
  }

  it(
    'share each step of a student’s way, whoever begins, and store the same',
    async () => {
      const byEarlier = await walk(earlier, today);
      const byToday = await walk(today, earlier);
      expect(byEarlier).toMatchObject({ verified: true, paid: true, attempts_used: 1 });
      expect(byEarlier).toMatchObject({ payments: 1, results: 1 });
      expect(byToday).toEqual(byEarlier);
    },
    WITHIN_MS,
  );

  it(
    'keep the newer question bank when the earlier one starts again',
    async () => {
      const live = async () =>
        await dataSource.query<object[]>(
          'SELECT id, version FROM questions WHERE live ORDER BY id',
        );
      // As the next release’s bank: one edition on. The earlier one lacks a question.
      await dataSource.query('UPDATE loaded_bank SET edition = edition + 1');
      const before = await live();
      const file = join(build.bank, 'hr.json');
      const { domain, questions } = JSON.parse(readFileSync(file, 'utf8')) as {
        domain: string;
        questions: readonly object[];
      };
      writeFileSync(file, JSON.stringify({ domain, questions: questions.slice(1) }));
      await earlier.restart();
      expect(await live()).toEqual(before);
    },
    WITHIN_MS,
  );
});
