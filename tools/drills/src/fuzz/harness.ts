import { JwtService } from '@nestjs/jwt';
import { argon2Passwords } from '@portal/backend/accounts/passwords.argon2.js';
import { TOKEN_ALGORITHM, TOKEN_ISSUER } from '@portal/backend/accounts/session-tokens.jwt.js';
import { newDataSource } from '@portal/backend/app/data-source.js';
import { typeormStores } from '@portal/backend/app/stores.typeorm.js';
import type { Config } from '@portal/backend/platform/config/config.js';
import { NOW } from '@portal/backend/platform/database/now.sql.js';
import { startProduct, type ProductProcess } from '@portal/backend/testing/product-process.js';
import { hasRedis, RedisServer } from '@portal/backend/testing/redis-server.js';
import { METRICS_TOKEN } from '@portal/backend/testing/scrape.js';
import { SmtpStandIn } from '@portal/backend/testing/smtp-stand-in.js';
import { testConfig } from '@portal/backend/testing/test-config.js';
import { aStudent } from '@portal/domain/testing/a-student.js';
import { startRazorpay } from '@portal/sandbox/razorpay/start-razorpay.js';
import { DatabaseServer } from '../database-server.js';
import { CALLERS, type CallerName } from './requests.js';
import type { Known } from './values.js';

const idOf = (at: number): string => `0198c9a6-7a34-7c1b-8a52-${String(at).padStart(12, '0')}`;

const STUDENTS = { 'unpaid student': 'unpaid@example.com', 'paid student': 'paid@example.com' };
const ADMINS = ['owner', 'support', 'content', 'finance', 'ops'] as const;

/** The things that are there, and always under the same names, so that a seed says it all. */
export const KNOWN: Known = {
  email: [...Object.values(STUDENTS), 'nobody@example.com'],
  id: [...CALLERS.map((_, at) => idOf(at)), 'hr-001'],
  attemptId: [idOf(90)],
  resultId: [idOf(90)],
  studentId: [idOf(1)],
};

/** What the requests themselves undo: who is shut out, has to change a password, or has paid. */
const MEND = [
  `UPDATE students SET deactivated_at = NULL, paid_at = CASE email WHEN 'paid@example.com' THEN ${NOW} END WHERE email LIKE '%paid@example.com'`,
  // Whoever changes admins locks the owners first; to update all in any order could end in a deadlock.
  `BEGIN; LOCK TABLE admins IN EXCLUSIVE MODE;
   UPDATE admins SET active = true, must_change_password = false, totp_confirmed_at = NULL, passkeys = '[]',
     role = CASE WHEN username = 'ops' THEN 'support'
       WHEN username = ANY ('{${ADMINS.join()}}') THEN username ELSE role END;
   COMMIT`,
  'UPDATE settings SET require_admin_totp = false',
  'DELETE FROM rate_limits',
];

/** The built product with all around it real, and a token for everybody who calls. */
export class FuzzHarness {
  private tokens = new Map<CallerName, string>();

  private constructor(
    readonly product: ProductProcess,
    private readonly config: Config,
    private readonly dataSource: ReturnType<typeof newDataSource>,
    private readonly ends: readonly (() => Promise<unknown>)[],
  ) {}

  static async open(): Promise<FuzzHarness> {
    const base = testConfig({ DATABASE_URL: '' });
    const [database, smtp, redis, razorpay] = await Promise.all([
      DatabaseServer.start(),
      new SmtpStandIn().up(),
      hasRedis ? RedisServer.start() : null,
      startRazorpay({
        port: 0,
        keyId: base.RAZORPAY_KEY_ID,
        keySecret: base.RAZORPAY_KEY_SECRET,
        webhookSecret: base.RAZORPAY_WEBHOOK_SECRET,
        sendWebhooks: false,
      }),
    ]);
    const config: Config = {
      ...base,
      DATABASE_URL: database.url,
      SMTP_URL: smtp.url,
      RAZORPAY_API_URL: razorpay.apiUrl,
      RAZORPAY_CHECKOUT_URL: razorpay.checkoutUrl,
      RATE_LIMIT_FACTOR: 100_000,
      METRICS_TOKEN,
      LOG_LEVEL: 'error',
      ...(redis ? { REDIS_URL: redis.url } : {}),
    };
    // As in a container of 512 MiB: with more room, V8 lets garbage lie, and what leaks is not seen.
    const product = await startProduct(config, ['--max-old-space-size=256']);
    const dataSource = await newDataSource(config.DATABASE_URL).initialize();
    const harness = new FuzzHarness(product, config, dataSource, [
      () => product.end('SIGKILL'),
      () => dataSource.destroy(),
      () => smtp.down(),
      () => razorpay.stop(),
      async () => redis?.down(),
      () => database.stop(),
    ]);
    await harness.settle();
    await harness.restore();
    return harness;
  }

  /** What a caller shows. */
  credentialsOf(caller: CallerName): Record<string, string> {
    const token = this.tokens.get(caller);
    if (!token) return {};
    return caller === 'ops'
      ? { cookie: `ops_session=${token}` }
      : { authorization: `Bearer ${token}` };
  }

  /** Puts right what requests have done to those who call, and gives them new tokens. */
  async restore(): Promise<void> {
    for (const sql of MEND) await this.dataSource.query(sql);
    const owners = await this.dataSource.query<{ name: CallerName; id: string; ver: number }[]>(
      `SELECT username AS name, id, session_version AS ver FROM admins WHERE username = ANY($1)
       UNION ALL SELECT CASE email WHEN $2 THEN 'paid student' ELSE 'unpaid student' END, id,
         session_version FROM students WHERE email IN ($2, $3)`,
      [ADMINS, STUDENTS['paid student'], STUDENTS['unpaid student']],
    );
    this.tokens = new Map(owners.map(({ name, id, ver }) => [name, this.tokenFor(name, id, ver)]));
    this.tokens.set('forger', `${this.tokens.get('owner')?.slice(0, -4) ?? ''}AAAA`);
  }

  async close(): Promise<void> {
    for (const end of this.ends) await end();
  }

  private tokenFor(name: CallerName, sub: string, ver: number): string {
    const audience = name.endsWith('student') ? 'student' : name === 'ops' ? 'ops' : 'admin';
    const jwt = new JwtService({ secret: this.config.JWT_SECRET });
    const base = { algorithm: TOKEN_ALGORITHM, issuer: TOKEN_ISSUER, expiresIn: '12h' } as const;
    return jwt.sign({ sub, ver }, { ...base, audience });
  }

  private async settle(): Promise<void> {
    const now = new Date();
    const passwordHash = await argon2Passwords().hash('Correct-horse-7');
    const stores = typeormStores(this.dataSource.manager);
    for (const [at, email] of Object.values(STUDENTS).entries()) {
      const parts = { id: idOf(at + 1), email, passwordHash, emailVerifiedAt: now, createdAt: now };
      await stores.students.add(aStudent(parts));
    }
    for (const [at, role] of ADMINS.entries()) {
      await this.dataSource.query(
        `INSERT INTO admins (id, username, password_hash, session_version, created_at, role)
         VALUES ($1, $2, $4, 0, ${NOW}, $3)`,
        [idOf(at + 3), role, role === 'ops' ? 'support' : role, passwordHash],
      );
    }
  }
}
