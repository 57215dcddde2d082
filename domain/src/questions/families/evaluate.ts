import type { Node } from './expression.js';
import { FUNCTIONS } from './functions.js';
import {
  bounded,
  costOf,
  ExpressionError,
  fieldOf,
  isSame,
  type Lambda,
  listOf,
  numberOf,
  textOf,
  truthOf,
  type Value,
} from './values.js';

export type Scope = (name: string) => Value;

export type Budget = { left: number };

const compared = (one: Value, other: Value): number => {
  if (typeof one === 'string' && typeof other === 'string') {
    return Number(one > other) - Number(one < other);
  }
  return numberOf(one) - numberOf(other);
};

function added(one: Value, other: Value): Value {
  if (typeof one === 'number' && typeof other === 'number') return one + other;
  if (Array.isArray(one)) return bounded([...(one as readonly Value[]), ...listOf(other)]);
  return bounded(textOf(one) + textOf(other));
}

function divided(one: Value, other: Value): number {
  const by = numberOf(other);
  if (by === 0) throw new ExpressionError('it divides by zero');
  return numberOf(one) / by;
}

const BINARY: Readonly<Record<string, (one: Value, other: Value) => Value>> = {
  '==': isSame,
  '!=': (one, other) => !isSame(one, other),
  '<': (one, other) => compared(one, other) < 0,
  '<=': (one, other) => compared(one, other) <= 0,
  '>': (one, other) => compared(one, other) > 0,
  '>=': (one, other) => compared(one, other) >= 0,
  '+': added,
  '-': (one, other) => numberOf(one) - numberOf(other),
  '*': (one, other) => numberOf(one) * numberOf(other),
  '/': divided,
  '%': (one, other) => {
    const by = numberOf(other);
    if (by === 0) throw new ExpressionError('it divides by zero');
    return ((numberOf(one) % by) + by) % by;
  },
};

class Evaluation {
  constructor(
    private readonly scope: Scope,
    private readonly budget: Budget,
  ) {}

  of(node: Node): Value {
    this.#spend(1);
    switch (node.kind) {
      case 'literal':
        return node.value;
      case 'name':
        return this.scope(node.name);
      case 'list':
        return this.#paid(node.items.map((item) => this.of(item)));
      case 'field':
        return fieldOf(this.of(node.of), node.name);
      case 'entry':
        return this.#entry(node.of, node.at);
      case 'call':
        return this.#call(node.name, node.args);
      case 'lambda':
        return this.#lambda(node.names, node.body);
      case 'unary':
        return node.sign === '-' ? -numberOf(this.of(node.of)) : !truthOf(this.of(node.of));
      case 'binary':
        return this.#binary(node);
      case 'choice':
        return this.of(truthOf(this.of(node.test)) ? node.yes : node.no);
    }
  }

  #entry(of: Node, at: Node): Value {
    const list = this.of(of);
    const place = numberOf(this.of(at));
    const found = typeof list === 'string' ? list[place] : listOf(list)[place];
    if (found === undefined) throw new ExpressionError('there is no such entry');
    return found;
  }

  #call(name: string, args: readonly Node[]): Value {
    const run = FUNCTIONS.get(name);
    if (!run) throw new ExpressionError(`${name} is no function`);
    const given = args.map((arg) => this.#paid(this.of(arg)));
    return this.#paid(run(...given));
  }

  /** What a function or an operator walks through is paid for before it does. */
  #paid(value: Value): Value {
    if (typeof value === 'string' || typeof value === 'object') this.#spend(costOf(value));
    return value;
  }

  #spend(steps: number): void {
    this.budget.left -= steps;
    if (this.budget.left < 0) throw new ExpressionError('it takes too many steps');
  }

  #lambda(names: readonly string[], body: Node): Lambda {
    return (...args) => {
      const inner: Scope = (name) => {
        const at = names.indexOf(name);
        const own = at < 0 ? undefined : args[at];
        return own ?? this.scope(name);
      };
      return new Evaluation(inner, this.budget).of(body);
    };
  }

  #binary({ sign, one, other }: Extract<Node, { kind: 'binary' }>): Value {
    const left = this.#paid(this.of(one));
    if (sign === 'and') return truthOf(left) && truthOf(this.of(other));
    if (sign === 'or') return truthOf(left) || truthOf(this.of(other));
    const work = BINARY[sign];
    if (!work) throw new ExpressionError(`“${sign}” is not known`);
    return this.#paid(work(left, this.#paid(this.of(other))));
  }
}

/** Works an expression out. It reaches nothing but the names and the functions that it is given,
 * and ends when its steps are used up. @throws ExpressionError and nothing else */
export function evaluate(node: Node, scope: Scope, budget: Budget): Value {
  try {
    return new Evaluation(scope, budget).of(node);
  } catch (error) {
    // The language's own functions refuse some numbers: a negative count of places, a day too late.
    if (error instanceof RangeError) throw new ExpressionError('it has a number out of range');
    throw error;
  }
}
