import { parseExpression, type Node } from './expression.js';
import { ExpressionError } from './values.js';

export type Template = readonly (string | Node)[];

/** Reads a text with expressions in double braces. @throws ExpressionError */
export function parseTemplate(text: string): Template {
  const [start = '', ...holes] = text.split('{{');
  const parts = holes.flatMap((hole) => {
    const [expression = '', rest, ...more] = hole.split('}}');
    if (rest === undefined || more.length > 0) {
      throw new ExpressionError('a text has braces without their pair');
    }
    return [parseExpression(expression), rest];
  });
  if (start.includes('}}')) throw new ExpressionError('a text has braces without their pair');
  return [start, ...parts].filter((part) => part !== '');
}
