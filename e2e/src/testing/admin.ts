import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import type { Product } from './product.js';
import type { StorageState } from './student.js';

export type Role = 'owner' | 'support' | 'finance' | 'content' | 'supervisor';

export type Admin = { readonly id: string; readonly username: string; readonly token: string };

let admins = 0;

/** Another admin with the first one's password, of whose settings and session no other test hears. */
const LIKE_THE_FIRST = `
  INSERT INTO admins
  SELECT (jsonb_populate_record(admins, jsonb_build_object('id', gen_random_uuid(), 'username', $1::text,
    'role', $2::text))).* FROM admins WHERE username = 'admin' RETURNING id`;

export async function anAdmin(product: Product, role: Role = 'owner'): Promise<Admin> {
  const username = `admin-${++admins}`;
  const [row] = await product.sql(LIKE_THE_FIRST, [username, role]);
  return { id: String(row?.id), username, token: await signInAdmin(product, username) };
}

async function signInAdmin({ url, adminPassword }: Product, username: string): Promise<string> {
  const response = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: adminPassword }),
  });
  if (!response.ok) throw new Error(`The sign-in of ${username} was answered ${response.status}`);
  const { token } = (await response.json()) as { token: string };
  return token;
}

export const adminState = ({ url }: Product, { token }: Pick<Admin, 'token'>): StorageState => ({
  cookies: [],
  origins: [{ origin: url, localStorage: [{ name: 'adminToken', value: token }] }],
});

export const consoleOf = (
  browser: Browser,
  product: Product,
  admin: Pick<Admin, 'token'>,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> =>
  browser.newContext({ ...options, storageState: adminState(product, admin) });
