export type PasswordBlocklist = {
  /** Whether the password is among the 100,000 most common, in any case of letters; rarely true for another one. */
  isCommon(password: string): boolean;
  /** The names of the company and of its site. */
  readonly words: readonly string[];
};
