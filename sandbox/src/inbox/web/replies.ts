import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Html } from './html.js';

export type Reply = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
};

// tsc copies only what it compiles, and the sandbox never runs outside its checkout.
const SOURCES = join(import.meta.dirname, '../../../src');

const PAGE_CSP = [
  "default-src 'none'",
  ...['script-src', 'style-src', 'connect-src', 'frame-src', 'form-action'].map(
    (d) => `${d} 'self'`,
  ),
  'img-src data:',
  "base-uri 'none'",
].join('; ');

const reply = (type: string, body: Reply['body'], headers = {}): Reply => ({
  status: 200,
  headers: { 'content-type': `${type}; charset=utf-8`, ...headers },
  body,
});

export const json = (value: unknown, status = 200): Reply => ({
  ...reply('application/json', JSON.stringify(value)),
  status,
});

/** A plain-text answer, which the browser must not take for anything else. */
export const text = (body: string | Buffer, status = 200): Reply => ({
  ...reply('text/plain', body),
  status,
});

/** A whole page under a strict CSP, unless another policy is given. */
export const htmlPage = (page: Html, csp = PAGE_CSP): Reply =>
  reply('text/html', page.markup, { 'content-security-policy': csp });

export const seeOther = (location: string): Reply => ({
  status: 303,
  headers: { location },
  body: '',
});

const file = (type: string) => (path: string) => reply(type, readFileSync(join(SOURCES, path)));

export const script = file('text/javascript');

export const styles = file('text/css');
