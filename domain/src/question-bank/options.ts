/** The letters of the options, in order. */
export const OPTION_KEYS = ['a', 'b', 'c', 'd'] as const;
/** The letter of an option. */
export type OptionKey = (typeof OPTION_KEYS)[number];
/** The options of a question, by letter. */
export type Options = Readonly<Record<OptionKey, string>>;

/** The options, each from its letter. */
export const optionsOf = (text: (key: OptionKey) => string): Options => ({
  a: text('a'),
  b: text('b'),
  c: text('c'),
  d: text('d'),
});

/** Whether this text is the letter of an option. */
export const isOptionKey = (text: unknown): text is OptionKey =>
  (OPTION_KEYS as readonly unknown[]).includes(text);
