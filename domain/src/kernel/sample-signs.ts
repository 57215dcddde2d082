import { isMadeUp } from './company-words.js';

/** Hosts of examples and of tests (RFC 2606, RFC 6761), which nobody reaches. */
const EXAMPLE_HOST =
  /(?:^|[@./])example\.(?:com|org|net)(?![\w.-])|[\w-]\.(?:example|test)(?![\w.-])/i;

/** What only the delivered facts and texts hold; `make-it-yours.md` says how to replace them. */
const SIGNS: readonly RegExp[] = [
  /(?<![\w-])sample(?![\w-])/i,
  EXAMPLE_HOST,
  /\bSaral Digital\b/i,
  /Electronic City Phase 1|As of (?:September|November) 2024|The first Monday of a month/,
  /Kirana Counter|Loom Room|Dabba Plan|Settlement Ledger|Skills Test Portal|Token Board|Campaign Notebook/,
];

export const isSampleText = (text: string): boolean =>
  isMadeUp(text) || SIGNS.some((sign) => sign.test(text));

const textsIn = (content: unknown): readonly string[] => {
  if (typeof content === 'string') return [content];
  return content && typeof content === 'object' ? Object.values(content).flatMap(textsIn) : [];
};

/** The delivered texts somewhere within, each once. */
export const samplesIn = (content: unknown): readonly string[] => [
  ...new Set(textsIn(content).filter(isSampleText)),
];
