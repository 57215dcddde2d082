/** A block of an article: a paragraph, or a heading over those that follow. */
export type ArticleBlock = { readonly kind: 'heading' | 'paragraph'; readonly text: string };

const HEADING = '## ';

/** Splits the text of an article into its blocks. */
export function blocksOf(content: string): readonly ArticleBlock[] {
  return content
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) =>
      text.startsWith(HEADING)
        ? { kind: 'heading', text: text.slice(HEADING.length) }
        : { kind: 'paragraph', text },
    );
}
