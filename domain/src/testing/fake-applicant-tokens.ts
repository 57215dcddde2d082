import type { ApplicantTokens } from '../applications/applicant-tokens.js';

const MARK = 'token-of-';

export const fakeApplicantTokens: ApplicantTokens = {
  tokenOf: (id) => `${MARK}${id}`,
  idIn: (token) => (token.startsWith(MARK) ? token.slice(MARK.length) : null),
};
