const REASON = 'A text for people: it decides nothing';
const hasSpace = (text) => /\S\s+\S/.test(text);

const isText = (node) =>
  (node.type === 'StringLiteral' && hasSpace(node.value)) ||
  (node.type === 'TemplateLiteral' &&
    node.quasis.some(({ value }) => hasSpace(value.raw)) &&
    node.expressions.every(({ type }) => type === 'Identifier'));

/** Leaves out literals with several words in them: a rule never depends on one. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'texts',
    value: { shouldIgnore: ({ node }) => (isText(node) ? REASON : undefined) },
  },
];
