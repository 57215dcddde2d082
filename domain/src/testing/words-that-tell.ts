import { tellsOther } from '../questions/draw-questions.js';
import { variantsOf } from '../questions/families/variant.js';
import type { Question } from '../questions/question.js';

const COMMON = new Set(
  'the and for that this with from are was has have not which what who whom its into than then they their one two per each how many much does did can will would should must when where why all any only but his her out most more other after before between same'.split(
    ' ',
  ),
);
const ENDING = /(ies|es|s|ed|ing|ly)$/;
const STEM = 7;
/** What is the same in so many variants of a family belongs to it, not to a variant. */
const SEEDS = [1, 2, 3, 4, 5];

/** A question tells another where its text has so much of what the other's answer adds, and of the other's text. */
const LEAST = { words: 2, ofAnswer: 0.3, ofText: 0.15, inAnswer: 4 } as const;

type Words = ReadonlySet<string>;
type Read = { readonly question: Question; readonly text: Words; readonly answer: Words };

function wordsIn(text: string): Words {
  return new Set(
    (text.toLowerCase().match(/[a-z]{3,}|\d[\d,.]*\d/g) ?? [])
      .filter((word) => !COMMON.has(word))
      .map((word) => (/\d/.test(word) ? word : word.replace(ENDING, '').slice(0, STEM))),
  );
}

const inBoth = (one: Words, other: Words): Words =>
  new Set([...one].filter((word) => other.has(word)));

/** The words of its text, and those that only its key and explanation have. */
function partsOf(question: Question): Read {
  const { family } = question;
  const variants = family ? SEEDS.map(variantsOf(family)) : [question];
  const texts = variants.map((one) => wordsIn(one.question));
  const answers = variants.map((one) =>
    wordsIn(`${one.options[one.correctOption]} ${one.explanation}`),
  );
  const text = texts.reduce(inBoth);
  const answer = [...answers.reduce(inBoth)].filter((word) => !text.has(word));
  return { question, text, answer: new Set(answer) };
}

/** The pairs of a domain of which one seems to tell the other's answer, and that are not marked: "first tells second". */
export function unmarkedTelling(live: readonly Question[]): string[] {
  const all = live.map(partsOf);
  const times = new Map<string, number>();
  for (const { text, answer } of all) {
    for (const word of [...text, ...answer]) times.set(word, (times.get(word) ?? 0) + 1);
  }
  const rarity = (words: Words): number =>
    [...words].reduce((sum, word) => sum + Math.log(all.length / (times.get(word) ?? 1)), 0);
  const tells = (one: Read, other: Read): boolean => {
    const said = inBoth(one.text, other.answer);
    return (
      said.size >= LEAST.words &&
      rarity(said) >= LEAST.ofAnswer * rarity(other.answer) &&
      rarity(inBoth(one.text, other.text)) >= LEAST.ofText * rarity(other.text)
    );
  };
  return all
    .filter(({ answer }) => answer.size >= LEAST.inAnswer)
    .flatMap((other) =>
      all
        .filter((one) => one !== other && tells(one, other))
        .filter((one) => !tellsOther(one.question, other.question))
        .map((one) => `${one.question.id} tells ${other.question.id}`),
    );
}
