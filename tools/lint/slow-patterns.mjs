/**
 * A lint rule: it refuses a regular expression that takes more than linear time on some text, since one
 * such text in a request would stop the process for everybody.
 */
import { analyse } from 'scslre';

const findFault = (source, flags) => {
  const [report] = analyse({ source, flags }, { maxReports: 1 }).reports;
  return (
    report && `It takes ${report.exponential ? 'exponential' : 'quadratic'} time on some texts.`
  );
};

const isText = (node) => node?.type === 'Literal' && typeof node.value === 'string';

/** What `new RegExp` or `RegExp` is given, as far as it is written out there. */
function writtenIn({ arguments: [source, flags] }) {
  if (isText(source)) return { source: source.value, flags: isText(flags) ? flags.value : '' };
  const isRaw =
    source?.type === 'TaggedTemplateExpression' && source.quasi.expressions.length === 0;
  return isRaw ? { source: source.quasi.quasis[0].value.raw, flags: '' } : undefined;
}

const rule = {
  create(context) {
    const check = (node, source, flags) => {
      const message = findFault(source, flags);
      if (message) context.report({ node, message });
    };
    const checkCall = (node) => {
      if (node.callee.name !== 'RegExp') return;
      const written = writtenIn(node);
      if (written) check(node, written.source, written.flags);
      else context.report({ node, message: 'Write the pattern out, or say what bounds its time.' });
    };
    return {
      Literal: (node) => node.regex && check(node, node.regex.pattern, node.regex.flags),
      NewExpression: checkCall,
      CallExpression: checkCall,
    };
  },
};

export default { meta: { name: 'ours' }, rules: { 'slow-patterns': rule } };
