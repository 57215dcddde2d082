import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from '@jest/globals';
import { pathOf } from '../deployment/manifests.js';

const FLAGS = [
  'strict',
  'noUncheckedIndexedAccess',
  'exactOptionalPropertyTypes',
  'noImplicitReturns',
  'noFallthroughCasesInSwitch',
  'isolatedModules',
] as const;

/** What `strict` stands for; each could be taken back on its own. */
const OF_STRICT = [
  'noImplicitAny',
  'strictNullChecks',
  'strictFunctionTypes',
  'strictBindCallApply',
  'strictPropertyInitialization',
  'strictBuiltinIteratorReturn',
  'noImplicitThis',
  'useUnknownInCatchVariables',
  'alwaysStrict',
] as const;

const WORKSPACES = [
  'domain',
  'backend',
  'public-web',
  'admin-console',
  'sandbox',
  'e2e',
  'tools/checks',
  'tools/drills',
  'tools/bench',
];
const projects = WORKSPACES.flatMap((workspace) =>
  readdirSync(pathOf(workspace))
    .filter((name) => /^tsconfig.*\.json$/.test(name))
    .map((name) => `${workspace}/${name}`),
);

function optionsOf(project: string): ts.CompilerOptions {
  const onUnRecoverableConfigFileDiagnostic = ({ messageText }: ts.Diagnostic) => {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
  };
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic };
  const read = ts.getParsedCommandLineOfConfigFile(pathOf(project), undefined, host);
  return read?.options ?? {};
}

/** Says what oxlint objects to, by this project's rules, in each of these files: outside of Jest. */
const LINT = `
  import { lintTexts } from './tools/scripts/lib/lint-texts.mjs';
  console.log(JSON.stringify(await lintTexts(process.cwd(), JSON.parse(process.argv[1]))));`;

type ProbedFile = { readonly path: string; readonly text: string };

function objectionsTo(files: readonly ProbedFile[]): string[][] {
  const texts = Object.fromEntries(files.map(({ path, text }) => [path, text]));
  const words = ['--input-type=module', '--eval', LINT, JSON.stringify(texts)];
  const { stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: pathOf(),
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(stderr);
  const found = JSON.parse(stdout) as { readonly path: string; readonly rule: string }[];
  return files.map((file) =>
    found.filter(({ path }) => path === file.path).map(({ rule }) => rule),
  );
}

describe('The types', () => {
  it.each(projects)('are strict in %s', (project) => {
    const options = optionsOf(project);
    expect(FLAGS.filter((flag) => options[flag] !== true)).toEqual([]);
    expect(OF_STRICT.filter((flag) => options[flag] === false)).toEqual([]);
  });

  it('are those of every workspace', () => {
    expect(projects.length).toBeGreaterThanOrEqual(12);
    const folders = projects.map((project) => project.slice(0, project.lastIndexOf('/')));
    expect(new Set(folders).size).toBe(WORKSPACES.length);
  });
});

describe('The rules', () => {
  const LOOSE = `
    // @ts-ignore
    export const same = (a: any, b: string): boolean => a == b;
    export const other = (a: string) => eval(a!) as string;
  `;

  const PLACES = ['backend', 'domain', 'public-web', 'admin-console'].map(
    (name) => `${name}/src/probe.ts`,
  );

  it('refuse loose equality, `any` and silenced types in what is shipped', () => {
    const found = objectionsTo(PLACES.map((path) => ({ path, text: LOOSE })));
    expect(found).toHaveLength(PLACES.length);
    for (const rules of found) {
      expect(rules).toEqual(
        expect.arrayContaining([
          'eslint(eqeqeq)',
          'typescript(no-explicit-any)',
          'typescript(ban-ts-comment)',
          'typescript(no-non-null-assertion)',
        ]),
      );
    }
  });

  it('accept code without these faults', () => {
    const text = "export const same = 1 === Number('1');\n";
    expect(objectionsTo([{ path: PLACES[0]!, text }])).toEqual([[]]);
  });
});
