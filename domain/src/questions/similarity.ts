import type { QuestionContent } from './question.js';

/** How similar two questions may be: the share of four-letter pieces in common. */
const MOST_ALIKE = 0.38;

const PIECE = 4;

function piecesOf({ question, options, correctOption }: QuestionContent): Set<string> {
  const letters = `${question} ${options[correctOption]}`
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replace(/ +/g, ' ');
  const count = Math.max(letters.length - PIECE + 1, 0);
  return new Set(Array.from({ length: count }, (_, at) => letters.slice(at, at + PIECE)));
}

type Known = { readonly id: string; readonly size: number };

/** Finds similar questions among those that were added. */
export class SimilarityIndex {
  readonly #known: Known[] = [];
  readonly #withPiece = new Map<string, number[]>();

  add(content: QuestionContent): void {
    const pieces = piecesOf(content);
    const place = this.#known.push({ id: content.id, size: pieces.size }) - 1;
    for (const piece of pieces) {
      const others = this.#withPiece.get(piece);
      if (others) others.push(place);
      else this.#withPiece.set(piece, [place]);
    }
  }

  /** The ids of questions that are too similar to this one. */
  like(content: QuestionContent): string[] {
    const pieces = piecesOf(content);
    // A map would be ten times slower with thousands of questions.
    const common = new Uint16Array(this.#known.length);
    for (const piece of pieces) {
      for (const place of this.#withPiece.get(piece) ?? [])
        common[place] = (common[place] ?? 0) + 1;
    }
    const isAlike = ({ id, size }: Known, place: number): boolean => {
      const shared = common[place] ?? 0;
      return id !== content.id && shared / (pieces.size + size - shared) > MOST_ALIKE;
    };
    return this.#known.filter(isAlike).map(({ id }) => id);
  }
}
