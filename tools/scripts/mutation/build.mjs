/** Compiles the domain with all its mutants, and puts Mocha's globals where its tests look for Jest's. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

const top = new URL('../../../', import.meta.url);
const nearest = new URL('domain/node_modules/@jest/globals/', top);

mkdirSync(nearest, { recursive: true });
writeFileSync(new URL('package.json', nearest), '{ "type": "module", "exports": "./index.js" }');
writeFileSync(
  new URL('index.js', nearest),
  `export * from ${JSON.stringify(new URL('jest-globals.mjs', import.meta.url).href)};`,
);

// Mutated code is no longer well typed; what it does is all that counts.
const tsc = 'node_modules/typescript-native/bin/tsc';
execFileSync(process.execPath, [tsc, '-b', '--noCheck', 'domain/tsconfig.testing.json'], {
  cwd: top,
  stdio: 'inherit',
});
