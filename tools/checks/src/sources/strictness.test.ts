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

/** What `strict` represents; each could be taken back on its own. */
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
