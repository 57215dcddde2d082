const REASON = 'A text for people: it decides nothing';
const hasSpace = (text) => /\S\s+\S/.test(text);

const isText = (node) =>
  (node.type === 'StringLiteral' && hasSpace(node.value)) ||
  (node.type === 'TemplateLiteral' &&
    node.quasis.some(({ value }) => hasSpace(value.raw)) &&
    node.expressions.every(({ type }) => type === 'Identifier'));

/** A table of the words for each code. */
const isWords = ({ node, parent }) =>
  node.type === 'ObjectExpression' &&
  parent.type === 'VariableDeclarator' &&
  parent.id.typeAnnotation?.typeAnnotation.typeName?.name === 'Words';

/** Leaves out literals with several words in them, and tables of words: a rule never depends on one. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'texts',
    value: { shouldIgnore: (path) => (isText(path.node) || isWords(path) ? REASON : undefined) },
  },
];
