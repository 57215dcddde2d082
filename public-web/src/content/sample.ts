/** What an item of content says of itself: true until the company's own facts are there. */
export type MaybeSample = { readonly isSample: boolean };
