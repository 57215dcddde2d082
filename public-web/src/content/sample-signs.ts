import { isExampleAddress, isMadeUp } from '@portal/domain/kernel/company-words.js';

/**
 * Names and sentences that only the delivered facts and texts hold; `make-it-yours.md` says how to replace them.
 * @public A check reads them.
 */
export const SAMPLE_WORDS: readonly RegExp[] = [
  /\bSaral Digital\b|Electronic City Phase 1/i,
  /Kirana Counter|Loom Room|Dabba Plan|Settlement Ledger|Skills Test Portal|Token Board|Campaign Notebook/,
  /As of (?:September|November) 2024|The first Monday of a month|of finished work in 2024|two years of small jobs/,
  /small retail and digital-services company|sells online itself, and builds for others|what you sell, or what you study/,
  /apparel,? (?:and )?packaged food|apparel side of our retail|Our retail side|the two sides of our work/,
  /Sell beyond your street|fifteen services with price ranges|A job: 40 % in advance|A tailor asks for five pages/,
  /दुकानों के लिए वेबसाइट|ಅಂಗಡಿಗಳಿಗೆ ವೆಬ್|Two designers with three contracts|Websites for shops|Fifteen services with prices/,
  /websites, online stores and campaigns|websites and online shops|Amazon and Flipkart seller accounts/,
  /App Development (?:for 3|takes longer)|our (?:Web Development|Software Engineering|Digital Marketing)\b/,
];

const isSampleText = (text: string): boolean =>
  isMadeUp(text) ||
  isExampleAddress(text) ||
  [/(?<![\w-])sample(?![\w-])/i, ...SAMPLE_WORDS].some((sign) => sign.test(text));

const textsIn = (content: unknown): readonly string[] => {
  if (typeof content === 'string') return [content];
  return content && typeof content === 'object' ? Object.values(content).flatMap(textsIn) : [];
};

const AS_OF = /As of ([A-Z][a-z]+ \d{4})/;
const MOST_AGE_MS = 400 * 24 * 60 * 60 * 1000;

/** The texts whose figures were true over a year ago, by the date that they say; samples apart. */
export const outdatedIn = (content: unknown, now: number): readonly string[] =>
  textsIn(content).filter(
    (text) =>
      !isSampleText(text) && Date.parse(`1 ${AS_OF.exec(text)?.[1]} UTC`) < now - MOST_AGE_MS,
  );

/** The delivered texts somewhere within, each once. */
export const samplesIn = (content: unknown): readonly string[] => [
  ...new Set(textsIn(content).filter(isSampleText)),
];
