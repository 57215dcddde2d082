/** argon2id alone: so many verifications, as many at once as sign-ins are; tells how many a second. */
import { argon2Passwords } from '@portal/backend/accounts/passwords.argon2.js';

const [count, atOnce, password, hash] = process.argv.slice(2) as [string, string, string, string];

const passwords = argon2Passwords();
let left = Number(count);
const begun = performance.now();

async function oneAfterTheOther(): Promise<void> {
  while (left-- > 0) {
    if (!(await passwords.verify(password, hash))) throw new Error('The password does not fit');
  }
}

await Promise.all(Array.from({ length: Number(atOnce) }, oneAfterTheOther));
process.send?.({ aSecond: (Number(count) * 1000) / (performance.now() - begun) });
