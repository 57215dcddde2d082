/** What passwords are refused that somebody would guess. */
export type PasswordBlocklist = {
  /** Whether the password is one of the 100,000 commonest, in whatever case; rarely of another one. */
  isCommon(password: string): boolean;
  /** The names of the company and of its site. */
  readonly words: readonly string[];
};
