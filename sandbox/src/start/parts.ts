import { join } from 'node:path';
import { startInbox } from '../inbox/start-inbox.js';
import { startPostgres } from '../postgres/start-postgres.js';
import { type RazorpayStandIn, startRazorpay } from '../razorpay/start-razorpay.js';
import { errorCode } from '../shared/error-code.js';
import { holdPortFrom, holdPortOf } from './ports.js';
import type { Secrets } from './secrets.js';

export type Part = {
  readonly env: Readonly<Record<string, string>>;
  readonly page?: string;
  /** Resolves if the part ends by itself. */
  readonly exited?: Promise<void>;
  stop(): Promise<void>;
};

export type PaymentsPart = Part & { readonly provider: Omit<RazorpayStandIn, 'stop'> };

type Say = (line: string) => void;

const DATABASE = 'portal';
const DUPLICATE_DATABASE = '42P04';
const INBOX_PORT = 3025;
const SMTP_PORT = 2525;
const PAYMENTS_PORT = 3050;

export async function startDatabase(dataDir: string, say: Say): Promise<Part> {
  const folder = join(dataDir, 'postgres');
  const postgres = await startPostgres({ dataDir: folder, durable: true, say });
  try {
    await postgres.createDatabase(DATABASE);
  } catch (error) {
    if (errorCode(error) !== DUPLICATE_DATABASE) {
      await postgres.stop();
      throw error;
    }
  }
  return {
    env: { DATABASE_URL: postgres.url(DATABASE) },
    exited: postgres.exited,
    stop: () => postgres.stop(),
  };
}

export async function startMail(env: NodeJS.ProcessEnv): Promise<Part> {
  const smtp = await holdPortFrom(SMTP_PORT);
  const web = await holdPortOf(env, 'INBOX_PORT', INBOX_PORT);
  const inbox = await startInbox({ smtpPort: smtp.port, httpPort: web.port });
  return {
    env: { SMTP_URL: inbox.smtpUrl },
    page: inbox.httpUrl,
    stop: async () => {
      await inbox.stop();
      smtp.release();
      web.release();
    },
  };
}

type PaymentsSettings = {
  readonly env: NodeJS.ProcessEnv;
  readonly port: number;
  readonly secrets: Secrets;
};

export async function startPayments(
  dataDir: string,
  { env, port: productPort, secrets }: PaymentsSettings,
): Promise<PaymentsPart> {
  const web = await holdPortOf(env, 'PAYMENTS_PORT', PAYMENTS_PORT);
  const provider = await startRazorpay({
    port: web.port,
    keyId: secrets.RAZORPAY_KEY_ID,
    keySecret: secrets.RAZORPAY_KEY_SECRET,
    webhookSecret: secrets.RAZORPAY_WEBHOOK_SECRET,
    webhookUrl: `http://127.0.0.1:${productPort}/api/payments/webhook`,
    dataDir: join(dataDir, 'payments'),
  });
  return {
    env: { RAZORPAY_API_URL: provider.apiUrl, RAZORPAY_CHECKOUT_URL: provider.checkoutUrl },
    page: provider.overviewUrl,
    provider,
    stop: async () => {
      await provider.stop();
      web.release();
    },
  };
}
