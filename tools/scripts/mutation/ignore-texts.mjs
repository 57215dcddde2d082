import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

const REASON = 'A text for people: it decides nothing';
const hasSpace = (text) => /\S\s+\S/.test(text);

/** Leaves out literals with several words in them: a rule never depends on one. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'texts', {
    shouldIgnore({ node }) {
      const isText =
        (node.type === 'StringLiteral' && hasSpace(node.value)) ||
        (node.type === 'TemplateLiteral' &&
          node.quasis.some(({ value }) => hasSpace(value.raw)) &&
          node.expressions.every(({ type }) => type === 'Identifier'));
      return isText ? REASON : undefined;
    },
  }),
];
