import { type Part, type PaymentsPart, startDatabase, startMail, startPayments } from './parts.js';
import type { Secrets } from './secrets.js';

export type Sandbox = {
  readonly database?: Part;
  readonly mail?: Part;
  readonly payments?: PaymentsPart;
};

export type SandboxOptions = {
  readonly env: NodeJS.ProcessEnv;
  readonly dataDir: string;
  /** The product's, where the payment provider sends its webhooks. */
  readonly port: number;
  readonly secrets: Secrets;
  readonly show: (line: string) => void;
};

/** Starts, side by side, what the environment doesn't already name. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { env, dataDir, show } = options;
  const unless = <T>(name: string, start: () => Promise<T>) => (env[name] ? undefined : start());
  const outcomes = await Promise.allSettled([
    unless('DATABASE_URL', () => startDatabase(dataDir, show)),
    unless('SMTP_URL', () => startMail(env)),
    unless('RAZORPAY_API_URL', () => startPayments(dataDir, options)),
  ]);
  const [database, mail, payments] = [
    startedIn(outcomes[0]),
    startedIn(outcomes[1]),
    startedIn(outcomes[2]),
  ];
  const sandbox = {
    ...(database && { database }),
    ...(mail && { mail }),
    ...(payments && { payments }),
  };
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failure) {
    await stopSandbox(sandbox);
    throw failure.reason;
  }
  return sandbox;
}

const startedIn = <T>(outcome: PromiseSettledResult<T>): T | undefined =>
  outcome.status === 'fulfilled' ? outcome.value : undefined;

/** PostgreSQL goes last, since the others may still be read by those who use it. */
export async function stopSandbox({ mail, payments, database }: Sandbox): Promise<void> {
  await Promise.all([mail?.stop(), payments?.stop()]);
  await database?.stop();
}
