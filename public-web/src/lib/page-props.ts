export type PathParams = Readonly<Record<string, string>>;

/** What the page of an address is given. */
export type PageProps = {
  readonly pattern: string;
  readonly params: PathParams;
};
