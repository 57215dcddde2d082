/** Words that say it sideways, in names and comments: see CONTRIBUTING.md for what to write instead. */
const IN_COMMENTS =
  /\b(told|whoever|whomever|anew|therein|thereof|hitherto|meanwhile|hasty|hastily|stands?)\b|\bof (its|their|his) own\b/i;
const IN_NAMES = /told|Told|anew|whoever|meanwhile|hasty|Hasty/;

const message = 'Say it in plain words: "{{word}}" is not one of ours (CONTRIBUTING.md).';

const plainWords = {
  create(context) {
    const checkName = (node) => {
      const [word] = (node?.type === 'Identifier' && IN_NAMES.exec(node.name)) || [];
      if (word) context.report({ node, message: message.replace('{{word}}', word) });
    };
    const checkDeclared = ({ id }) => checkName(id);
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const [word] = IN_COMMENTS.exec(comment.value) ?? [];
          if (word)
            context.report({ loc: comment.loc, message: message.replace('{{word}}', word) });
        }
      },
      VariableDeclarator: checkDeclared,
      FunctionDeclaration: checkDeclared,
      TSTypeAliasDeclaration: checkDeclared,
      TSInterfaceDeclaration: checkDeclared,
      ClassDeclaration: checkDeclared,
    };
  },
};

export default { meta: { name: 'portal' }, rules: { 'plain-words': plainWords } };
