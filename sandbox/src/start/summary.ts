import type { Sandbox } from './sandbox.js';

export type SummaryFacts = {
  readonly env: NodeJS.ProcessEnv;
  readonly password: string;
  readonly sandbox: Sandbox;
  readonly logFile: string;
  readonly seconds: string;
};

export function summary({ env, password, sandbox, logFile, seconds }: SummaryFacts): string {
  const site = env.PUBLIC_URL ?? '';
  const rows = [
    ['Site', site],
    ['Console', `${site}/admin-signin`],
    ['', `user name ${env.ADMIN_USERNAME ?? ''}, first password ${password}`],
    ['Inbox', sandbox.mail?.page ?? 'none: mail goes to SMTP_URL'],
    ['Payments', sandbox.payments?.page ?? 'no stand-in: RAZORPAY_API_URL is set'],
    ['Log', logFile],
  ];
  const lines = rows.map(([name = '', text = '']) => `  ${name.padEnd(10)}${text}`);
  return ['', `Running. Started in ${seconds} s.`, '', ...lines, '', 'Press Ctrl-C to stop.'].join(
    '\n',
  );
}
