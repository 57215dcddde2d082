export type ApplicantTokens = {
  /** What opens this application's page, always the same; nobody can guess it. */
  tokenOf(applicationId: string): string;
  /** The application that a token opens; null unless it was signed here. */
  idIn(token: string): string | null;
};
