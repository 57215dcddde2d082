import fc from 'fast-check';
import { bloomBlocklist } from './blocklist.bloom.js';
import { filterOf, isIn } from './bloom-filter.js';
import { hmacFormTokens } from './form-tokens.hmac.js';

const { isCommon } = bloomBlocklist([]);

describe('The filter of common passwords', () => {
  it.each(['starwars', 'fatal1ty', 'fashion1', 'smokey24', 'SmoKey24'])(
    'The filter of common passwords holds %s',
    (password) => expect(isCommon(password)).toBe(true),
  );

  it('takes at most one in a thousand other passwords for a common one', () => {
    const others = Array.from({ length: 20_000 }, (_, place) => `nobody-has-this-${place}`);
    expect(others.filter(isCommon).length).toBeLessThanOrEqual(20);
  });
});

it('A Bloom filter holds every text that was put in', () =>
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (texts) => {
      const filter = filterOf(texts, 2 * texts.length);
      return texts.every((text) => isIn(filter, text));
    }),
  ));

const SECRET = 'a-secret-for-tests-of-32-characters';

const OTHER = 'another-secret-of-32-characters-xx';

describe('The token of a form', () => {
  it('tells its age', () => {
    let now = 1_000_000;
    const tokens = hmacFormTokens([SECRET], () => now);
    const token = tokens.issue();
    now += 2_500;
    expect(tokens.ageOf(token)).toBe(2.5);
  });

  it('is of no use when it is another’s, or was changed', () => {
    const tokens = hmacFormTokens([SECRET], () => 1_000_000);
    const [moment, signature] = tokens.issue().split('.');
    const others = hmacFormTokens([OTHER]).issue();
    for (const token of [others, `999999.${signature!}`, `${moment!}.`, '', 'x'.repeat(9_000)]) {
      expect(tokens.ageOf(token)).toBeNull();
    }
  });

  it('is taken under the secret before this one', () => {
    const changing = hmacFormTokens([OTHER, SECRET], () => 1_000_000);
    const before = hmacFormTokens([SECRET], () => 1_000_000);
    expect(changing.ageOf(before.issue())).toBe(0);
    expect(before.ageOf(changing.issue())).toBeNull();
  });
});
