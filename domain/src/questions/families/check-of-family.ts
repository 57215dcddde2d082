import { parseExpression, type Node } from './expression.js';
import type { Family } from './family.js';

/** Whether the node only takes a drawn value, or a part of one: nothing is calculated. */
function isDrawnValue(node: Node, values: Family['values']): boolean {
  if (node.kind === 'name') return Object.hasOwn(values, node.name);
  return (node.kind === 'field' || node.kind === 'entry') && isDrawnValue(node.of, values);
}

type Work = Readonly<Record<string, string>>;

/** The expression with the works in place of their names. */
function resolved(node: unknown, work: Work): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((part: unknown) => resolved(part, work));
  const { kind, name } = node as { readonly kind?: string; readonly name?: string };
  if (kind === 'name' && name !== undefined && work[name] !== undefined) {
    const { [name]: text, ...others } = work;
    return resolved(parseExpression(text ?? ''), others);
  }
  return Object.fromEntries(
    Object.entries(node).map(([part, value]) => [part, resolved(value, work)]),
  );
}

/** What is wrong with the second way of a family: it has none, or it copies the first. @returns null if it is sound
 * @throws ExpressionError */
export function lacksCheck(family: Family): string | null {
  const answer = parseExpression(family.answer);
  if (family.check === undefined) {
    return isDrawnValue(answer, family.values)
      ? null
      : 'its answer is calculated, so it needs a check';
  }
  const work = { ...family.work, answer: family.answer };
  const forms = [answer, parseExpression(family.check)].map((node) =>
    JSON.stringify(resolved(node, work)),
  );
  return forms[0] === forms[1] ? 'its check copies its answer' : null;
}
