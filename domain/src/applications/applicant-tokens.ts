export type ApplicantTokens = {
  /** The token of this application's page: always the same, and impossible to guess. */
  tokenOf(applicationId: string): string;
  /** The application of a token; null unless this server signed it. */
  idIn(token: string): string | null;
};
