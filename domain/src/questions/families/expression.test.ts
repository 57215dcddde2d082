import fc from 'fast-check';
import { evaluate } from './evaluate.js';
import { parseExpression } from './expression.js';
import { FUNCTIONS } from './functions.js';
import { chooseSize } from '../../testing/night.js';
import { costOf, ExpressionError, type Value } from './values.js';

const worth = (source: string, values: Readonly<Record<string, Value>> = {}, steps = 5_000) =>
  evaluate(
    parseExpression(source),
    (name) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      if (value === undefined) throw new ExpressionError(`${name} is not known`);
      return value;
    },
    { left: steps },
  );

const EXAMPLES = `1 + 2 * 3 → 7
(1 + 2) * 3 → 9
10 - 4 - 3 → 3
2 * -3 → -6
-7 % 3 → 2
1 < 2 and not (2 < 1) → true
1 == 2 or 2 == 2 → true
['ab' < 'b', 'b' < 'a', 'a' < 'a', 2 <= 2, 3 <= 2, 2 >= 3, 2 >= 2, 1 < 1] → [true, false, false, true, false, false, true, false]
[[1] + [2], 6 / 4, true, false, true and false, false or false] → [[1, 2], 1.5, true, false, false, false]
[[1, 0.3] == [1, 0.1 + 0.2], [1] == [1, 2], [1, 3] == [1, 2], 'a' == 'b'] → [true, false, false, false]
['ab'[1], len('abc'), len([1, 2]), range(1, 9, 4), sort(['b', 'a', 'b'])] → ["b", 3, 2, [1, 5, 9], ["a", "b", "b"]]
[text(true), text(false), repeat('ab', 2), repeat('a', 0), replace('aXa', 'a', 'b')] → ["true", "false", "abab", "", "bXb"]
[all([1, 3], x => x > 0), contains(['b', 'a'], 'b'), max(2), num(0), 'a\\nb'] → [true, true, 2, "0", "a\\nb"]
len(padStart('1', 1000000000)) → 200
1 > 2 ? 'yes' : 1 > 0 ? 'no' : 'never' → "no"
'a' + 1 + 'b' → "a1b"
'it\\'s' → "it's"
[3, 1, 2][1] → 1
sum(map(range(1, 4), x => x * x)) → 30
reduce([1, 2, 3], (total, x) => total * 10 + x, 0) → 123
[all([1, 2], x => x > 1), any([1, 2], x => x > 1), any([], x => true)] → [false, true, false]
[count([1, 2], x => x > 1), filter(['a', 'b'], x => x != 'a')] → [1, ["b"]]
[contains([1, 2], 2), contains('ab', 'c'), index('hello', 'l')] → [true, false, 2]
[sort([10, 9, 100]), sortBy(['cc', 'a'], x => len(x))] → [[9, 10, 100], ["a", "cc"]]
[flat([[1], [2, 3]]), unique([1, 2, 1]), join([1, 2])] → [[1, 2, 3], [1, 2], "1, 2"]
[reverse('abc'), reverse([1, 2]), slice('abc', 1), slice([1, 2, 3], 0, 2)] → ["cba", [2, 1], "bc", [1, 2]]
[chars('ab'), split('a b'), split('a-b', '-')] → [["a", "b"], ["a", "b"], ["a", "b"]]
[cap('ab'), lower('AB'), padEnd('a', 3) + padStart(7, 3, '0')] → ["Ab", "ab", "a  007"]
[text(0.1 + 0.2), startsWith('abc', 'ab'), startsWith('abc', 'b')] → ["0.3", true, false]
[plural(1, 'day'), plural(2, 'day'), plural(2, 'child', 'children')] → ["1 day", "2 days", "2 children"]
[round(1.005, 2), round(-2.5), floor(0.1 * 3 * 10), ceil(0.1 * 3 * 10)] → [1.01, -3, 3, 3]
[max(1, 3), min([2, 1]), mean([1, 2]), median([4, 1, 3, 2]), median([3, 1, 2])] → [3, 1, 1.5, 2.5, 2]
[abs(-1), exp(0), log2(8), pow(2, 3), sqrt(4)] → [1, 1, 3, 8, 2]
[inr(1234567.5), num(-1200), fixed(2.345, 2)] → ["₹12,34,567.50", "−1,200", "2.35"]
dateText(addMonths(day('2026-01-31'), 1)) → "28 February 2026"
[weekday(day('2026-11-22')), isoDate(day('2026-11-22')), monthName(3)] → ["Sunday", "2026-11-22", "March"]
map([day('2026-03-31')], x => [year(x), month(x), dayOfMonth(x), weekdayNumber(x)]) → [[2026, 3, 31, 2]]
day('2028-03-01') - day('2028-02-28') → 2`;

describe('An expression', () => {
  it.each(EXAMPLES.split('\n').map((line) => line.split(' → ') as [string, string]))(
    '%s is worked out as %s',
    (source, expected) => expect(worth(source)).toEqual(JSON.parse(expected)),
  );

  it.each([
    ['1 +', 'is not expected'],
    ['(1', 'is missing'],
    ['1 2', 'is too much'],
    ['a @ b', 'cannot be read'],
    ['x', 'x is not known'],
    ['eval(1)', 'eval is no function'],
    ['constructor', 'constructor is not known'],
    ["'a'.constructor", 'there is no .constructor'],
    ['[1].length', 'there is no .length'],
    ['1 / 0', 'divides by zero'],
    ['5 % 0', 'divides by zero'],
    ["abs('a')", 'needs a number'],
    ["1 < 'a'", 'needs a number'],
    ['cap([1])', 'needs a text'],
    ['map([1], 1)', 'needs a function'],
    ['filter([1], x => 1)', 'needs true or false'],
    ['map(1, x => x)', 'needs a list'],
    ['max([])', 'list is empty'],
    ['mean([])', 'list is empty'],
    ['median([])', 'list is empty'],
    ["repeat('a', -1)", 'grows too long'],
    ['range(1, 2, 0)', 'grows too long'],
    ['fixed(1, 11)', 'too many places'],
    ['[1][3]', 'there is no such entry'],
    ["day('2026-02-30')", 'is no date'],
    ['sqrt(-1)', 'root of a negative'],
    ["'a' * 2", 'needs a number'],
    ["repeat('x', 100000)", 'grows too long'],
    ['range(1, 1000000)', 'grows too long'],
    ['map([1], x => [x][x])', 'there is no such entry'],
  ])('%s is refused: it %s', (source, why) => {
    expect(() => worth(source)).toThrow(ExpressionError);
    expect(() => worth(source)).toThrow(why);
  });

  it('ends when its steps are used up', () => {
    const many = 'sum(map(range(1, 999), x => sum(map(range(1, 999), y => x * y))))';
    expect(() => worth(many)).toThrow('too many steps');
  });

  it('reads the fields of a record, and only its own', () => {
    const values = { row: { name: 'let' } };
    expect(worth('row.name', values)).toBe('let');
    expect(() => worth('row.toString', values)).toThrow('there is no .toString');
  });

  it.each([
    ['reduce(range(1, 40), (t, x) => [t, t], 0)', 'nested too deeply'],
    ['unique(range(1, 1200))', 'too much to compare'],
    ["replace(repeat('x', 2000), 'x', repeat('y', 2000))", 'grows too long'],
    ["join(range(1, 2000), repeat('y', 2000))", 'grows too long'],
    ['fixed(1, -1)', 'number out of range'],
    ['isoDate(1000000000000)', 'no such day'],
    ["addMonths(day('2026-01-31'), 9999999999)", 'needs a number'],
    ['map([1], loop)', 'number out of range'],
  ])('%s costs too much or fails: it %s', (source, why) => {
    const loop = parseExpression('x => map([x], loop)');
    const run = () => {
      const budget = { left: 40_000 };
      const scope = (name: string): Value => {
        if (name !== 'loop') throw new ExpressionError(`${name} is not known`);
        return evaluate(loop, scope, budget);
      };
      return evaluate(parseExpression(source), scope, budget);
    };
    expect(run).toThrow(ExpressionError);
    expect(run).toThrow(why);
  });

  it('is refused or worked out, whatever it is made of, and never larger than a page', () => {
    const { node } = fc.letrec<{ node: string }>((tie) => ({
      node: fc.oneof(
        { depthSize: 'medium', withCrossShrink: true },
        fc.constantFrom(...['0', '1', '2000', '0.1', '999999999999', "'ab'", '[]', 'a', 'true']),
        fc
          .tuple(tie('node'), fc.constantFrom(...'+ - * / % == < and'.split(' ')), tie('node'))
          .map(([one, sign, other]) => `(${one} ${sign} ${other})`),
        fc
          .tuple(fc.constantFrom(...FUNCTIONS.keys()), fc.array(tie('node'), { maxLength: 3 }))
          .map(([name, args]) => `${name}(${args.join(', ')})`),
        fc.array(tie('node'), { maxLength: 3 }).map((items) => `[${items.join(', ')}]`),
        fc.tuple(tie('node'), tie('node')).map(([list, body]) => `map(${list}, a => ${body})`),
        fc.tuple(tie('node'), tie('node')).map(([of, at]) => `${of}[${at}]`),
        fc
          .array(fc.constantFrom(...'1 a + ( ) [ ] , . ? : => not sum'.split(' ')))
          .map((parts) => parts.join(' ')),
      ),
    }));
    fc.assert(
      fc.property(node, (source) => {
        try {
          expect(costOf(worth(source, { a: 3 }))).toBeLessThanOrEqual(5_000);
        } catch (error) {
          if (!(error instanceof ExpressionError)) throw error;
        }
      }),
      { numRuns: chooseSize(500, 50_000) },
    );
  });
});
