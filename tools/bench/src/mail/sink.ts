/** A mail server in a separate process that takes all mails, and tells how fast they came. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import type { FromSink, ToSink } from './sink-messages.js';

let storeMs = 0;
let awaited = 0;
let came = 0;
let firstAt = 0;
const recipients = new Set<string>();

const tell = (message: FromSink): boolean | undefined => process.send?.(message);

function note(address: string): void {
  if (came === 0) firstAt = performance.now();
  came += 1;
  recipients.add(address);
  if (came === awaited) {
    const seconds = (performance.now() - firstAt) / 1000;
    tell({ kind: 'done', seconds, distinct: recipients.size });
  }
}

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData(stream, session, taken) {
    stream.resume().once('end', () => {
      note(session.envelope.rcptTo[0]?.address ?? '');
      if (storeMs > 0) void delay(storeMs).then(() => taken());
      else taken();
    });
  },
});
server.on('error', () => undefined);

process.on('message', (message: ToSink) => {
  ({ awaited, storeMs } = message);
  came = 0;
  recipients.clear();
  tell({ kind: 'ready', port: (server.server.address() as AddressInfo).port });
});
server.listen(0, '127.0.0.1');
await once(server.server, 'listening');
tell({ kind: 'up' });
