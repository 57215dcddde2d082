import { fetchOwnCertificates } from './certificates-api.js';

export const CERTIFICATE_FALLBACKS = { refused: 'Failed to fetch your certificate.' };

/** The certificates of the signed-in student; the parts of the portal share one answer. */
export const ownCertificatesOf = (email: string) => ({
  queryKey: ['certificates', email],
  queryFn: fetchOwnCertificates,
});
