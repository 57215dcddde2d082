import { resolveTxt } from 'node:dns/promises';
import { once } from 'node:events';
import { connect } from 'node:tls';

const ANSWER_MS = 5_000;

/** What is asked of servers that are not ours. */
export type Outside = {
  /** The TXT records of a name; none if there is no such name. */
  readonly textsOf: (name: string) => Promise<readonly string[]>;
  /** @throws Error where browsers refuse the certificate, or nobody answers */
  readonly certificateEnd: (site: URL) => Promise<Date>;
};

const NO_RECORD = ['ENOTFOUND', 'ENODATA'];

export const outside: Outside = {
  async textsOf(name) {
    try {
      return (await resolveTxt(name)).map((parts) => parts.join(''));
    } catch (error) {
      if (NO_RECORD.includes((error as { code?: string }).code ?? '')) return [];
      throw error;
    }
  },
  async certificateEnd({ hostname: host, port }) {
    const socket = connect({
      host,
      port: Number(port || 443),
      servername: host,
      timeout: ANSWER_MS,
    });
    socket.once('timeout', () => socket.destroy(new Error('no answer')));
    try {
      await once(socket, 'secureConnect');
      return new Date(socket.getPeerCertificate().valid_to);
    } finally {
      socket.destroy();
    }
  },
};
