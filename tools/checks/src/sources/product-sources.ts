import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { pathOf } from '../deployment/manifests.js';

const SOURCE = /\.tsx?$/;
const NO_SOURCE = /\.test\.tsx?$|\.d\.ts$|(^|\/)testing\//;

/** A part of a source file, and where it is: the path within the repository. */
export type Found<Node extends ts.Node> = { readonly path: string; readonly node: Node };

/** The sources of these workspaces, tests left out. */
export const sourcesOf = (...workspaces: readonly string[]): readonly ts.SourceFile[] =>
  workspaces.flatMap((workspace) => {
    const paths = readdirSync(pathOf(workspace, 'src'), { recursive: true, encoding: 'utf8' });
    const own = paths.filter((path) => SOURCE.test(path) && !NO_SOURCE.test(path));
    return own.map((path) => {
      const name = join(workspace, 'src', path);
      return ts.createSourceFile(
        name,
        readFileSync(pathOf(name), 'utf8'),
        ts.ScriptTarget.Latest,
        true,
      );
    });
  });

/** All parts of one kind, at any depth. */
export const partsOf = <Node extends ts.Node>(
  files: readonly ts.SourceFile[],
  is: (node: ts.Node) => node is Node,
): readonly Found<Node>[] =>
  files.flatMap((file) => {
    const found: Found<Node>[] = [];
    const visit = (node: ts.Node): void => {
      if (is(node)) found.push({ path: file.fileName, node });
      ts.forEachChild(node, visit);
    };
    visit(file);
    return found;
  });

/** What a file takes of a module: each name, or `*` for all of it. Types alone are left out. */
export type Import = { readonly path: string; readonly module: string; readonly name: string };

function namesOf({ importClause }: ts.ImportDeclaration): readonly string[] {
  if (!importClause) return ['*'];
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  const { name, namedBindings } = importClause;
  const own = name ? ['default'] : [];
  if (!namedBindings) return own;
  if (ts.isNamespaceImport(namedBindings)) return [...own, '*'];
  const values = namedBindings.elements.filter(({ isTypeOnly }) => !isTypeOnly);
  return [...own, ...values.map((one) => (one.propertyName ?? one.name).text)];
}

const textIn = (node: ts.Node | undefined): string =>
  node && ts.isStringLiteralLike(node) ? node.text : (node?.getText() ?? '');

const LOADERS = ['require', 'getBuiltinModule', 'createRequire'];

const isLoading = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  (node.expression.kind === ts.SyntaxKind.ImportKeyword || LOADERS.includes(calleeOf(node)));

/** All that these files import, at their head or later. */
export const importsOf = (files: readonly ts.SourceFile[]): readonly Import[] => [
  ...partsOf(files, ts.isImportDeclaration).flatMap(({ path, node }) => {
    const module = textIn(node.moduleSpecifier);
    return namesOf(node).map((name) => ({ path, module, name }));
  }),
  ...partsOf(files, ts.isExportDeclaration).flatMap(({ path, node }) =>
    node.moduleSpecifier && !node.isTypeOnly
      ? [{ path, module: textIn(node.moduleSpecifier), name: '*' }]
      : [],
  ),
  ...partsOf(files, isLoading).map(({ path, node }) => ({
    path,
    module: textIn(node.arguments[0]),
    name: '*',
  })),
];

/** What is called, without what it is a part of. */
export function calleeOf({ expression }: ts.CallExpression | ts.NewExpression): string {
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
}

/** Names that mean something global, unless they are a part of something or named there. */
export const namesUsed = (files: readonly ts.SourceFile[], names: readonly string[]) =>
  partsOf(files, ts.isIdentifier).filter(({ node }) => {
    if (!names.includes(node.text)) return false;
    const { parent } = node;
    const isPart = ts.isPropertyAccessExpression(parent) && parent.name === node;
    const isNamed = 'name' in parent && parent.name === node;
    const isGlobal = isPart && parent.expression.getText() === 'globalThis';
    return isGlobal || (!isPart && !isNamed);
  });
