export const NEW_FIGURES = {
  feeRupees: 750,
  timeLimitSeconds: 45 * 60,
  passPercent: 70,
  questionsPerTest: 12,
  offerDays: 7,
  totalAttempts: 3,
};

const OLD_FIGURES = [
  /.{0,30}(?:₹|Rs\.?|INR)\s*500\b(?!,\d)/g,
  /.{0,30}\b30[-\s]minute/g,
  /.{0,30}\bhalf.(?:an.)?hour/gi,
  /.{0,30}\b65\s*%/g,
  /.{0,30}\b(?:10|ten)\s(?:multiple-choice\s)?questions/gi,
  /.{0,30}\b(?:5|five)\s(?:attempts|times)/gi,
  /.{0,30}\b7 right\b/g,
];

/** A worked example of the blog, with a price of ₹500 that is no fee. */
const EXAMPLE = /(?:that is|calculate with|So) ₹500/g;

/** Where a document or a page shows a figure that is not in force any more. */
export function oldFiguresIn(text: string): readonly string[] {
  const plain = text
    .replaceAll(EXAMPLE, '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll('\u00a0', ' ');
  return OLD_FIGURES.flatMap((pattern) => plain.match(pattern) ?? []);
}
