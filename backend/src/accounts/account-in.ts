import type { FastifyRequest } from 'fastify';
import type { Secrets } from '../platform/security/secrets.js';
import { adminAccount, studentAccount } from './abuse-counts.js';
import { DeviceCodec } from './device-cookie.js';

const ADMIN_SIGN_IN = '/api/admin/login';

const textIn = (fields: unknown, name: string): string | null => {
  const value = (fields as Readonly<Record<string, unknown>> | null | undefined)?.[name];
  return typeof value === 'string' ? value : null;
};

function nameIn({ url, body, params }: FastifyRequest): string | null {
  if (url.startsWith(ADMIN_SIGN_IN)) return adminAccount(textIn(body, 'username') ?? '');
  const email = textIn(body, 'email') ?? textIn(params, 'email');
  return email === null ? null : studentAccount(email);
}

/** The keyed name of the account in a request, under which wrong passwords are counted; null if it names none. */
export function accountIn(secrets: Secrets): (request: FastifyRequest) => string | null {
  const codec = new DeviceCodec(secrets);
  return (request) => {
    const name = nameIn(request);
    return name === null ? null : codec.hash(name);
  };
}
