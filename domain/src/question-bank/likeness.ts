import type { QuestionContent } from './question.js';

/** How alike two questions may be: the share of four-letter pieces that they have in common. */
export const MOST_ALIKE = 0.38;

const PIECE = 4;

/** The four-letter pieces of the question and its right option. */
function piecesOf({ question, options, correctOption }: QuestionContent): Set<string> {
  const letters = `${question} ${options[correctOption]}`
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replace(/ +/g, ' ');
  const count = Math.max(letters.length - PIECE + 1, 0);
  return new Set(Array.from({ length: count }, (_, at) => letters.slice(at, at + PIECE)));
}

type Known = { readonly id: string; readonly size: number };

/** Finds, among the questions that it was told of, those much like another. */
export class LikenessIndex {
  readonly #withPiece = new Map<string, Known[]>();

  /** Learns a question. */
  add(content: QuestionContent): void {
    const pieces = piecesOf(content);
    const known = { id: content.id, size: pieces.size };
    for (const piece of pieces) {
      const others = this.#withPiece.get(piece);
      if (others) others.push(known);
      else this.#withPiece.set(piece, [known]);
    }
  }

  /** The ids of other questions that are too much like this one. */
  like(content: QuestionContent): string[] {
    const pieces = piecesOf(content);
    const common = new Map<Known, number>();
    for (const piece of pieces) {
      for (const known of this.#withPiece.get(piece) ?? []) {
        common.set(known, (common.get(known) ?? 0) + 1);
      }
    }
    const isAlike = ([{ id, size }, shared]: [Known, number]): boolean =>
      id !== content.id && shared / (pieces.size + size - shared) > MOST_ALIKE;
    return [...common].filter(isAlike).map(([{ id }]) => id);
  }
}
