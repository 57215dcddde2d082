/** Compiles the domain with all its mutants, and puts Mocha's globals where its tests look for Jest's. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const top = new URL('../../../', import.meta.url);
const nearest = new URL('domain/node_modules/@jest/globals/', top);

mkdirSync(nearest, { recursive: true });
writeFileSync(new URL('package.json', nearest), '{ "type": "module", "exports": "./index.js" }');
writeFileSync(
  new URL('index.js', nearest),
  `export * from ${JSON.stringify(new URL('jest-globals.mjs', import.meta.url).href)};`,
);

// Mutated code is no longer well typed; what it does is all that counts.
// The copy lies within the checkout, whose packages it finds.
const compiler = createRequire(import.meta.url).resolve('typescript-native/package.json');
const tsc = join(dirname(compiler), 'bin', 'tsc');
execFileSync(process.execPath, [tsc, '-b', '--noCheck', 'domain/tsconfig.testing.json'], {
  cwd: top,
  stdio: 'inherit',
});
