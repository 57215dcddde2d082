import { ExpressionError } from './values.js';

export type Node =
  | { readonly kind: 'literal'; readonly value: number | string | boolean }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'list'; readonly items: readonly Node[] }
  | { readonly kind: 'field'; readonly of: Node; readonly name: string }
  | { readonly kind: 'entry'; readonly of: Node; readonly at: Node }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Node[] }
  | { readonly kind: 'lambda'; readonly names: readonly string[]; readonly body: Node }
  | { readonly kind: 'unary'; readonly sign: string; readonly of: Node }
  | { readonly kind: 'binary'; readonly sign: string; readonly one: Node; readonly other: Node }
  | { readonly kind: 'choice'; readonly test: Node; readonly yes: Node; readonly no: Node };

type Token = { readonly kind: 'number' | 'text' | 'name' | 'sign' | 'end'; readonly text: string };

const MOST_CHARACTERS = 1_500;
const MOST_DEPTH = 40;

function tokensOf(source: string): Token[] {
  if (source.length > MOST_CHARACTERS) throw new ExpressionError('the expression is too long');
  const tokens: Token[] = [];
  const pattern =
    /\s*(?:(\d+(?:\.\d+)?)|'((?:[^'\\]|\\.)*)'|([A-Za-z_]\w*)|(=>|==|!=|<=|>=|[-+*/%<>()[\],.?:]))/y;
  const end = source.trimEnd().length;
  while (pattern.lastIndex < end) {
    const at = pattern.lastIndex;
    const found = pattern.exec(source);
    if (!found) throw new ExpressionError(`it cannot be read from “${source.slice(at, at + 12)}”`);
    tokens.push(tokenOf(found));
  }
  return [...tokens, { kind: 'end', text: '' }];
}

function tokenOf([, digits, text, name, sign]: RegExpExecArray): Token {
  if (digits !== undefined) return { kind: 'number', text: digits };
  if (text !== undefined) {
    const plain = text.replace(/\\(.)/gs, (_, after: string) => (after === 'n' ? '\n' : after));
    return { kind: 'text', text: plain };
  }
  if (name !== undefined) return { kind: 'name', text: name };
  return { kind: 'sign', text: sign ?? '' };
}

const STRENGTH: Readonly<Record<string, number>> = {
  or: 1,
  and: 2,
  '==': 3,
  '!=': 3,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
  '%': 6,
};
const UNARY_STRENGTH = 7;

class Parser {
  #at = 0;
  #depth = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  whole(): Node {
    const node = this.#expression();
    if (this.#next.kind !== 'end') throw new ExpressionError(`“${this.#next.text}” is too much`);
    return node;
  }

  get #next(): Token {
    return this.tokens[this.#at] ?? { kind: 'end', text: '' };
  }

  #take(): Token {
    const token = this.#next;
    this.#at += 1;
    return token;
  }

  #isNext(text: string, ahead = 0): boolean {
    const token = this.tokens[this.#at + ahead];
    return token !== undefined && token.kind !== 'text' && token.text === text;
  }

  #takeIf(text: string): boolean {
    const isNext = this.#isNext(text);
    if (isNext) this.#at += 1;
    return isNext;
  }

  #need(text: string): void {
    if (!this.#takeIf(text)) throw new ExpressionError(`“${text}” is missing`);
  }

  #expression(): Node {
    this.#depth += 1;
    if (this.#depth > MOST_DEPTH) throw new ExpressionError('it is nested too deeply');
    const test = this.#binary(0);
    this.#depth -= 1;
    if (!this.#takeIf('?')) return test;
    const yes = this.#expression();
    this.#need(':');
    return { kind: 'choice', test, yes, no: this.#expression() };
  }

  #binary(least: number): Node {
    let one = this.#unary();
    for (;;) {
      const { kind, text: sign } = this.#next;
      const strength = kind === 'text' || !Object.hasOwn(STRENGTH, sign) ? 0 : STRENGTH[sign];
      if (!strength || strength <= least) return one;
      this.#at += 1;
      one = { kind: 'binary', sign, one, other: this.#binary(strength) };
    }
  }

  #unary(): Node {
    const sign = ['-', 'not'].find((text) => this.#takeIf(text));
    if (sign) return { kind: 'unary', sign, of: this.#binary(UNARY_STRENGTH - 1) };
    return this.#postfix(this.#primary());
  }

  #postfix(start: Node): Node {
    let node = start;
    for (;;) {
      if (this.#takeIf('.')) node = { kind: 'field', of: node, name: this.#take().text };
      else if (this.#takeIf('[')) {
        node = { kind: 'entry', of: node, at: this.#expression() };
        this.#need(']');
      } else return node;
    }
  }

  #primary(): Node {
    if (this.#isNext('(') && this.#lambdaEnd() > 0) return this.#lambda(this.#lambdaEnd());
    const { kind, text } = this.#take();
    if (kind === 'number') return { kind: 'literal', value: Number(text) };
    if (kind === 'text') return { kind: 'literal', value: text };
    if (kind === 'name') return this.#named(text);
    if (text === '[') return { kind: 'list', items: this.#items(']') };
    if (text !== '(') throw new ExpressionError(`“${text}” is not expected`);
    const inner = this.#expression();
    this.#need(')');
    return inner;
  }

  #named(name: string): Node {
    if (name === 'true' || name === 'false') return { kind: 'literal', value: name === 'true' };
    if (this.#takeIf('=>')) return { kind: 'lambda', names: [name], body: this.#expression() };
    if (this.#takeIf('(')) return { kind: 'call', name, args: this.#items(')') };
    return { kind: 'name', name };
  }

  /** The number of tokens up to the end of `(a, b) =>`; 0 without one. */
  #lambdaEnd(): number {
    let ahead = 1;
    while (this.tokens[this.#at + ahead]?.kind === 'name' || this.#isNext(',', ahead)) ahead += 1;
    return this.#isNext(')', ahead) && this.#isNext('=>', ahead + 1) ? ahead : 0;
  }

  #lambda(end: number): Node {
    const inner = this.tokens.slice(this.#at + 1, this.#at + end);
    const names = inner.filter(({ kind }) => kind === 'name').map(({ text }) => text);
    this.#at += end + 2;
    return { kind: 'lambda', names, body: this.#expression() };
  }

  #items(close: string): Node[] {
    if (this.#takeIf(close)) return [];
    const items = [this.#expression()];
    while (this.#takeIf(',')) items.push(this.#expression());
    this.#need(close);
    return items;
  }
}

/** Reads an expression: numbers, 'texts', lists, names, `+ - * / %`, comparisons, `and or not`,
 * `test ? yes : no`, calls, and `x => …` as an argument. @throws ExpressionError */
export const parseExpression = (source: string): Node => new Parser(tokensOf(source)).whole();
