import { once } from 'node:events';
import { connect } from 'node:tls';

const ANSWER_MS = 5_000;
/** Errors of the network, not of a certificate. */
const UNREACHED = /^(?:E(?!RR_)[A-Z_]+|NO_ANSWER)$/;

/** @throws Error where browsers refuse the certificate, or nobody answers */
export async function certificateEnd({ hostname: host, port }: URL): Promise<Date> {
  const socket = connect({ host, port: Number(port || 443), servername: host, timeout: ANSWER_MS });
  socket.once('timeout', () => socket.destroy(new Error('no answer')));
  try {
    await once(socket, 'secureConnect');
    return new Date(socket.getPeerCertificate().valid_to);
  } finally {
    socket.destroy();
  }
}

/** Whether the site was not reached, so that nothing is known of its certificate. */
export function isUnreached(error: unknown): boolean {
  const { code = 'NO_ANSWER' } = error as { readonly code?: string };
  return UNREACHED.test(code);
}

const HOUR_MS = 3_600_000;

/** When the certificate of the site ends, in seconds: 0 where browsers refuse it, null where nobody is reached. */
export function watchCertificate(site: URL, ask = certificateEnd): () => Promise<number | null> {
  const look = async (): Promise<number | null> => {
    if (site.protocol !== 'https:') return Infinity;
    try {
      return (await ask(site)).getTime() / 1_000;
    } catch (error) {
      return isUnreached(error) ? null : 0;
    }
  };
  let asked = { at: -Infinity, end: Promise.resolve<number | null>(null) };
  return () => {
    if (Date.now() - asked.at > HOUR_MS) asked = { at: Date.now(), end: look() };
    return asked.end;
  };
}
