export type ArticleBlock = { readonly kind: 'heading' | 'paragraph'; readonly text: string };

const HEADING = '## ';

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

export const headingId = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const WORDS_PER_MINUTE = 220;

export const minutesToRead = ({ content }: { readonly content: string }): number =>
  Math.max(1, Math.round(content.split(/\s+/).length / WORDS_PER_MINUTE));
