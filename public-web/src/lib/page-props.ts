export type PathParams = Readonly<Record<string, string>>;

export type PageProps = { readonly pattern: string; readonly params: PathParams };
