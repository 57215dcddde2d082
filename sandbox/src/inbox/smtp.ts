import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Envelope } from './message.js';

const HOST = '127.0.0.1';
const MAX_MAIL_BYTES = 10 * 1024 * 1024;
const STOP_WAIT_MS = 500;

type Deliver = (mail: Buffer, envelope: Envelope) => Promise<void>;

const readMailOf = async (stream: SMTPServerDataStream): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (!stream.sizeExceeded) chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const accept = async (
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  deliver: Deliver,
) => {
  const mail = await readMailOf(stream);
  // The server answers 552 by itself.
  if (stream.sizeExceeded) return;
  const { mailFrom, rcptTo } = session.envelope;
  const from = mailFrom ? mailFrom.address : '';
  await deliver(mail, { from, to: rcptTo.map(({ address }) => address) });
};

const buildServer = (deliver: Deliver) =>
  new SMTPServer({
    size: MAX_MAIL_BYTES,
    rejectOversized: true,
    logger: false,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    authOptional: true,
    allowInsecureAuth: true,
    closeTimeout: STOP_WAIT_MS,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    onData: (stream, session, done) =>
      void accept(stream, session, deliver).then(() => done(), done),
  });

export const serveSmtp = async (port: number, deliver: Deliver) => {
  const smtp = buildServer(deliver);
  // A client that disconnects early is no error; a taken port rejects below.
  smtp.on('error', () => undefined);
  const server = smtp.listen(port, HOST);
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `smtp://${HOST}:${taken}`,
    stop: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
};
