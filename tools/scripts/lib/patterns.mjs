import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const WORKSPACES = ['domain', 'backend', 'public-web', 'admin-console', 'sandbox'];
const SOURCE = /\.(ts|tsx|js|mjs)$/;
const NO_SOURCE = /\.test\.tsx?$|(^|\/)testing\//;

/** Where each source file of the product is, tests left out. */
function sourceFiles(root) {
  return WORKSPACES.flatMap((workspace) =>
    readdirSync(join(root, workspace, 'src'), { recursive: true })
      .map((path) => join(workspace, 'src', path))
      .filter((path) => SOURCE.test(path) && !NO_SOURCE.test(path))
      .sort(),
  );
}

const partsOf = (literal) => {
  const end = literal.lastIndexOf('/');
  return { source: literal.slice(1, end), flags: literal.slice(end + 1) };
};

/** What `new RegExp` or `RegExp` is given, as far as it is written out there. */
function partsOfCall(node) {
  const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
  if (!isCall || node.expression.getText() !== 'RegExp') return undefined;
  const [source, flags] = node.arguments ?? [];
  if (!source || !ts.isStringLiteralLike(source)) return undefined;
  return {
    source: source.text,
    flags: flags && ts.isStringLiteralLike(flags) ? flags.text : '',
  };
}

/** Patterns put together when the program runs, each with what bounds its time. */
const COMPOSED = {
  'backend/src/platform/observability/masking.ts':
    'it runs over 8,000 characters at most, each part is bounded',
  'public-web/src/features/chat/choose-reply.ts': 'it is a keyword of ours, written out',
  'sandbox/src/inbox/web/routes.ts': "it is made of the stand-in's own routes",
};

const isComposed = (node) =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  node.expression.getText() === 'RegExp' &&
  !partsOfCall(node);

/** The regular expressions that are written out in a source text, each with its line. */
export function patternsIn(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    const parts = ts.isRegularExpressionLiteral(node) ? partsOf(node.text) : partsOfCall(node);
    if (parts || (isComposed(node) && !(path in COMPOSED))) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push({ ...(parts ?? { isComposed: true }), at: `${path}:${line + 1}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The regular expressions of all sources of the product. */
export const patternsOf = (root) =>
  sourceFiles(root).flatMap((path) => patternsIn(path, readFileSync(join(root, path), 'utf8')));
