import { resolveTxt } from 'node:dns/promises';
import { certificateEnd } from '../../platform/observability/certificate-end.js';

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
  certificateEnd,
};
