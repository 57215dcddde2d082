/** nodemailer alone, in a separate process: the same mail, over as many connections. */
import { messageOf } from '@portal/backend/email/messages.js';
import { createTransport } from 'nodemailer';

const [url, count, connections] = process.argv.slice(2) as [string, string, string];
const sender = {
  company: 'Saral Digital',
  publicUrl: 'http://portal.example.com',
  contact: 'hello@example.com',
};
const transport = createTransport({ url, pool: true, maxConnections: Number(connections) });
let left = Number(count);

async function sendOneAfterTheOther(): Promise<void> {
  while (left > 0) {
    const to = `asha-${left--}@example.com`;
    const data = { name: 'Asha Rao', code: '123456' };
    await transport.sendMail({
      from: 'Saral Digital <no-reply@example.com>',
      to,
      ...messageOf({ kind: 'verification-code', data }, sender),
    });
  }
}

await Promise.all(Array.from({ length: Number(connections) }, sendOneAfterTheOther));
transport.close();
