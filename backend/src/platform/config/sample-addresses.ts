import { isExampleAddress } from '@portal/domain/kernel/company-words.js';

export const addressIn = (sender: string): string =>
  /<([^<>]*)>\s*$/.exec(sender)?.[1] ?? sender.trim();

const SHOWN = ['PUBLIC_URL', 'MAIL_FROM', 'COMPANY_INBOX', 'GRIEVANCE_INBOX'];

/** Settings that were copied from the examples. */
export const exampleFaults = (
  given: Readonly<Record<string, string | undefined>>,
): readonly string[] =>
  SHOWN.flatMap((name) =>
    isExampleAddress(given[name] ?? '')
      ? [`${name}: is an example: name your company's, or set ALLOW_SAMPLE_CONTENT=true`]
      : [],
  );
