export const OPTION_KEYS = ['a', 'b', 'c', 'd'] as const;
export type OptionKey = (typeof OPTION_KEYS)[number];
export type Options = Readonly<Record<OptionKey, string>>;

/** By option, the mistakes that lead to it; none for the key. */
export type MistakesByOption = Readonly<Partial<Record<OptionKey, readonly string[]>>>;

export const optionsOf = <Part>(text: (key: OptionKey) => Part): Record<OptionKey, Part> => ({
  a: text('a'),
  b: text('b'),
  c: text('c'),
  d: text('d'),
});

export const isOptionKey = (text: unknown): text is OptionKey =>
  (OPTION_KEYS as readonly unknown[]).includes(text);
