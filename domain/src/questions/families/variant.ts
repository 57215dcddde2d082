import { seenText } from '../../kernel/seen-text.js';
import { seededRandom } from '../../kernel/seeded-random.js';
import { shuffled, type RandomSource } from '../../kernel/transaction.js';
import {
  OPTION_KEYS,
  optionsOf,
  type MistakesByOption,
  type OptionKey,
  type Options,
} from '../options.js';
import { dateText, dayOf } from './date-functions.js';
import { evaluate, type Budget, type Scope } from './evaluate.js';
import { parseExpression, type Node } from './expression.js';
import type { Drawn, Family, Mistake } from './family.js';
import { CITIES, PERSONS } from './names.js';
import { indian } from './number-functions.js';
import { valueGroups } from './value-groups.js';
import { WRONG_OPTIONS, wrongBeside, type WrongOption } from './wrong-options.js';
import { parseTemplate, type Template } from './template.js';
import { ExpressionError, isSame, textOf, truthOf, type Value } from './values.js';

export type Variant = {
  readonly question: string;
  readonly options: Options;
  readonly correctOption: OptionKey;
  readonly explanation: string;
  readonly mistakes: MistakesByOption;
  /** What has to be known or done for it; the same for all variants of a family that names no method. */
  readonly method: string;
  readonly groups: readonly string[];
};

const MOST_TRIES = 50;
const MOST_STEPS = 40_000;

function drawnFrom(drawn: Drawn, random: RandomSource): Value {
  const oneOf = (list: readonly Value[]): Value => {
    const found = list.length > 0 ? list[random.int(list.length)] : undefined;
    if (found === undefined) throw new ExpressionError('there is nothing to choose from');
    return found;
  };
  if (drawn === 'person') return oneOf(PERSONS);
  if (drawn === 'city') return oneOf(CITIES);
  if ('of' in drawn) return oneOf(drawn.of);
  if ('date' in drawn) return between([dayOf(drawn.date[0]), dayOf(drawn.date[1])], random);
  return between('int' in drawn ? drawn.int : drawn.money, random);
}

function between([from, to, step = 1]: readonly [number, number, number?], random: RandomSource) {
  const count = Math.floor((to - from) / step) + 1;
  if (!(step > 0 && count > 0)) throw new ExpressionError('there is nothing to choose from');
  return from + step * random.int(count);
}

type How = Pick<Variant, 'method' | 'groups'> & {
  readonly random: RandomSource;
  readonly applies: (mistake: Mistake) => boolean;
};

const keyOf = ({ key }: Family): string => key ?? '{{answer}}';

class Reading {
  readonly #work: ReadonlyMap<string, Node>;
  readonly #where: readonly Node[];
  readonly #check: Node | null;
  readonly #method: Node | null;
  readonly #conditions: ReadonlyMap<Mistake, Node>;
  readonly #texts: ReadonlyMap<string, Template>;

  constructor(readonly family: Family) {
    const work = { ...family.work, answer: family.answer };
    this.#work = new Map(
      Object.entries(work).map(([name, text]) => [name, parseExpression(text)] as const),
    );
    this.#where = (family.where ?? []).map(parseExpression);
    this.#check = family.check === undefined ? null : parseExpression(family.check);
    this.#method = family.method === undefined ? null : parseExpression(family.method);
    this.#conditions = new Map(
      family.mistakes.flatMap((one) => (one.if ? [[one, parseExpression(one.if)] as const] : [])),
    );
    const texts = [family.question, family.explanation, keyOf(family)];
    this.#texts = new Map(
      [...texts, ...family.mistakes.map(({ text }) => text)].map((text) => [
        text,
        parseTemplate(text),
      ]),
    );
  }

  /** One try: null if these values make no question. */
  draw(random: RandomSource, budget: Budget): Variant | null {
    const names = Object.keys(this.family.values).sort();
    const values = new Map(
      names.map((name) => [name, drawnFrom(this.family.values[name] ?? { of: [] }, random)]),
    );
    const scope = this.#scope(values, budget);
    if (!this.#where.every((node) => truthOf(evaluate(node, scope, budget)))) return null;
    if (this.#check && !isSame(scope('answer'), evaluate(this.#check, scope, budget))) {
      throw new ExpressionError('its answer differs from its check');
    }
    const method = this.#method ? textOf(evaluate(this.#method, scope, budget)) : '';
    return this.#variant((text) => this.#filled(this.#texts.get(text) ?? [], scope, budget), {
      ...{ random, method, groups: valueGroups(this.family.values, values, method) },
      applies: (mistake) => {
        const when = this.#conditions.get(mistake);
        return when === undefined || truthOf(evaluate(when, scope, budget));
      },
    });
  }

  #variant(filled: (text: string) => string, how: How): Variant | null {
    const { family } = this;
    const key = filled(keyOf(family));
    const wrong = this.#wrongOptions(key, filled, how);
    if (wrong.length < WRONG_OPTIONS) return null;
    const chosen = wrongBeside(key, wrong, how.random);
    const dealt = shuffled([{ text: key, mistakes: [] }, ...chosen], how.random);
    const at = (letter: OptionKey) => dealt[OPTION_KEYS.indexOf(letter)];
    const correctOption = OPTION_KEYS.find((letter) => at(letter)?.mistakes.length === 0) ?? 'a';
    const isWrong = (letter: OptionKey): boolean => letter !== correctOption;
    return {
      question: filled(family.question),
      options: optionsOf((letter) => at(letter)?.text ?? ''),
      correctOption,
      explanation: filled(family.explanation),
      ...{ method: how.method, groups: how.groups },
      mistakes: Object.fromEntries(
        OPTION_KEYS.filter(isWrong).map((letter) => [letter, at(letter)?.mistakes ?? []]),
      ),
    };
  }

  #wrongOptions(key: string, filled: (text: string) => string, how: How): WrongOption[] {
    const wrong = new Map<string, WrongOption>();
    for (const one of shuffled(this.family.mistakes.filter(how.applies), how.random)) {
      const text = filled(one.text);
      const form = seenText(text);
      if (form === seenText(key)) continue;
      const same = wrong.get(form) ?? { text, mistakes: [] };
      wrong.set(form, { ...same, mistakes: [...same.mistakes, one.mistake] });
    }
    return [...wrong.values()];
  }

  #scope(values: ReadonlyMap<string, Value>, budget: Budget): Scope {
    const done = new Map(values);
    const under = new Set<string>();
    const scope: Scope = (name) => {
      const known = done.get(name);
      if (known !== undefined) return known;
      const work = this.#work.get(name);
      if (!work) throw new ExpressionError(`${name} is not known`);
      if (under.has(name)) throw new ExpressionError(`${name} needs itself`);
      under.add(name);
      const value = evaluate(work, scope, budget);
      done.set(name, value);
      return value;
    };
    return scope;
  }

  /** An expression that is only the name of a sum of money or of a day is written as such. */
  #filled(template: Template, scope: Scope, budget: Budget): string {
    return template
      .map((part) => {
        if (typeof part === 'string') return part;
        const value = evaluate(part, scope, budget);
        const drawn = part.kind === 'name' ? this.family.values[part.name] : undefined;
        if (typeof drawn === 'object' && 'date' in drawn) return dateText(value);
        if (typeof drawn === 'object' && 'money' in drawn) return `₹${indian(Number(value))}`;
        return textOf(value);
      })
      .join('');
  }
}

/** The variants of a family: a seed always gives the same one. @throws ExpressionError if an expression is wrong, or
 * hardly any values make a question */
export function variantsOf(family: Family): (seed: number) => Variant {
  const reading = new Reading(family);
  return (seed) => {
    const random = seededRandom(seed);
    const budget: Budget = { left: MOST_STEPS };
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const variant = reading.draw(random, budget);
      if (variant) return variant;
    }
    throw new ExpressionError('its values hardly ever make a question');
  };
}

/** One variant of a family. @throws ExpressionError as `variantsOf` */
export const variantOf = (family: Family, seed: number): Variant => variantsOf(family)(seed);
