import { randomBytes, randomInt } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { errorCode } from '../shared/error-code.js';

const ALPHANUMERIC = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const GENERATORS = {
  JWT_SECRET: () => randomBytes(48).toString('base64url'),
  CREDENTIAL_KEY: () => randomBytes(32).toString('base64'),
  ADMIN_PASSWORD: () => readablePassword(5),
  RAZORPAY_KEY_ID: () => `rzp_test_${draw(ALPHANUMERIC, 14)}`,
  RAZORPAY_KEY_SECRET: () => draw(ALPHANUMERIC, 40),
  RAZORPAY_WEBHOOK_SECRET: () => draw(ALPHANUMERIC, 40),
};

export type Secrets = Record<keyof typeof GENERATORS, string>;

/** The environment's secrets; the others come from the file, where new ones are kept as well. */
export function loadSecrets(file: string, env: NodeJS.ProcessEnv): Secrets {
  const kept = keptSecrets(file);
  const chosen = Object.entries(kept).map(([name, secret]) => [name, env[name] ?? secret]);
  return Object.fromEntries(chosen) as Secrets;
}

function keptSecrets(file: string): Secrets {
  const kept = readKept(file);
  const made = Object.entries(GENERATORS).map(([name, make]) => [name, kept[name] ?? make()]);
  const secrets = Object.fromEntries(made) as Secrets;
  if (Object.keys(secrets).some((name) => kept[name] === undefined)) {
    writeFileSync(`${file}.new`, `${JSON.stringify(secrets, undefined, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return secrets;
}

function readKept(file: string): Partial<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<string, string>>;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return {};
    throw new Error(`${file} can't be read. Mend it, or delete it to have new secrets made.`, {
      cause: error,
    });
  }
}

function draw(letters: string, length: number): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}

/** Like "tavo-mike-rulo": each group carries about 13 bits of chance. */
function readablePassword(groups: number): string {
  const syllable = () => draw('bdfghjklmnprstvwz', 1) + draw('aeiou', 1);
  return Array.from({ length: groups }, () => syllable() + syllable()).join('-');
}
