import ts from 'typescript';
import { describe, expect, it } from '@jest/globals';
import { importsOf, sourcesOf } from './product-sources.js';

/** What makes all ports, binds use cases to them, or starts what runs for the whole process. */
const OF_ALL_PORTS = [
  'backend/src/app/app.module.ts',
  'backend/src/main.ts',
  'backend/src/platform/use-cases.ts',
];

const takersOf = (files: readonly ts.SourceFile[]): readonly string[] =>
  importsOf(files)
    .filter(({ module, name }) => module.endsWith('/ports.js') && ['PORTS', '*'].includes(name))
    .map(({ path }) => path)
    .sort();

describe('The token of all ports', () => {
  it('is taken by nothing but what hands them on: a class names its own', () => {
    expect(takersOf(sourcesOf('backend'))).toEqual(OF_ALL_PORTS);
  });

  it.each([
    "import { PORTS } from '../platform/ports.js';",
    "import { InjectPort, PORTS as ALL } from '../platform/ports.js';",
    "import * as ports from '../platform/ports.js';",
    "export * from './ports.js';",
    "const { PORTS } = await import('../platform/ports.js');",
  ])('is found where a file says %s', (text) => {
    const planted = ts.createSourceFile('planted.ts', text, ts.ScriptTarget.Latest, true);
    expect(takersOf([planted])).toEqual(['planted.ts']);
  });
});
