import { AdminLoginFailed } from './errors.js';
import type { Admin, PasswordHasher } from './ports.js';
import type { Stores } from '../shared/unit-of-work.js';

/**
 * The admin with this name and password. The same work is done for an unknown name.
 * @throws AdminLoginFailed
 */
export async function signInAdmin(
  { admins, passwords }: Pick<Stores, 'admins'> & { readonly passwords: PasswordHasher },
  { username, password }: { readonly username: string; readonly password: string },
): Promise<Admin> {
  const admin = await admins.findByUsername(username.trim());
  const fits = await passwords.fits(password, admin?.passwordHash ?? null);
  if (!admin?.active || !fits) throw new AdminLoginFailed();
  return admin;
}
