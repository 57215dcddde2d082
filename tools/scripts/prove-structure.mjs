/**
 * Lays a small checkout of this project's shape with one offence of each kind into a temporary folder:
 * knip, dependency-cruiser, the check of areas and oxlint, with this project's configuration, must
 * object to each.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS, CIRCULAR_IMPORTS, LINT, UNUSED_CODE } from './lib/structure.mjs';
import { runProgram } from './lib/run-program.mjs';
import { withPlanted } from './lib/with-planted.mjs';

const root = join(import.meta.dirname, '../..');

/** An area's folder: the areas that it names, its face and its other files. */
const area = (path, uses, face, files = {}) => ({
  [`${path}/dependencies.json`]: { uses },
  [`${path}/index.ts`]: `${face}\n`,
  ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`${path}/${name}`, text])),
});

/** Areas that each import the next one's face, and the last the first one's. */
const circleOf = (source, names) =>
  names.map((name, index) => {
    const next = names[(index + 1) % names.length];
    const face = `import { ${next} } from '../${next}/index.js';\nexport const ${name}: unknown[] = [${next}];`;
    return area(`${source}/${name}`, [next], face);
  });

const importing = (name, from) =>
  `import { ${name} } from '${from}';\nexport const own = ${name};\n`;

const FILES = {
  'package.json': { name: 'planted', private: true, type: 'module', workspaces: ['domain'] },
  'domain/package.json': {
    name: '@portal/domain',
    type: 'module',
    exports: { './*.js': './dist/*.js' },
    dependencies: { 'unused-package': '1.0.0' },
  },
  'domain/tsconfig.json': { compilerOptions: { rootDir: 'src', outDir: 'dist' } },
  'domain/src/one.ts':
    "import type { Two } from './two.js';\nexport type One = { readonly two: Two };\n",
  'domain/src/two.ts':
    "import type { One } from './one.js';\nexport type Two = { readonly one: One };\n",
  'domain/src/fees/dependencies.json': { uses: ['tests'] },
  'domain/src/fees/index.ts': "export { fee } from './fee.js';\n",
  'domain/src/fees/fee.ts':
    "import { mark } from '../tests/mark.js';\nimport { letter } from '../mails/index.js';\nexport const fee = [mark, letter];\n",
  'domain/src/tests/dependencies.json': { uses: [] },
  'domain/src/tests/mark.ts': 'export const mark = 1;\n',
  'domain/src/mails/dependencies.json': { uses: ['fees'] },
  'domain/src/mails/index.ts': "export const letter = 'x';\n",
  'domain/src/kernel/ground.ts': "export { letter } from '../mails/index.js';\n",
  'domain/src/promise.ts':
    'const later = async (): Promise<void> => Promise.resolve();\nlater();\nexport const two = <any>2;\nexport const three: string = two;\n',
  'domain/src/unused.ts':
    "import 'unlisted-package';\nexport const unusedExport = 1;\nexport type UnusedType = 1;\n",
};

Object.assign(
  FILES,
  ...circleOf('domain/src', ['north', 'east', 'south']),
  ...circleOf('backend/src', ['north', 'east', 'south']),
  // These two areas use each other, but no file can be reached from itself.
  area('backend/src/left', ['right'], "export { z } from './z.js';", {
    'x.ts': importing('y', '../right/index.js'),
    'z.ts': 'export const z = 1;\n',
  }),
  area('backend/src/right', ['left'], "export { y } from './y.js';", {
    'w.ts': importing('z', '../left/index.js'),
    'y.ts': 'export const y = 1;\n',
  }),
  area('backend/src/past', ['left'], '', { 'past.ts': importing('z', '../left/z.js') }),
  { 'backend/src/platform/ground.ts': importing('z', '../left/index.js') },
);

const PROBES = [
  {
    command: UNUSED_CODE,
    objections: ['unusedExport', 'UnusedType', 'unused-package', 'unlisted-package'],
  },
  {
    command: CIRCULAR_IMPORTS,
    objections: [
      'no-circular: domain/src/one.ts',
      'domain/src/two.ts',
      'domain-area-by-its-face: domain/src/fees/fee.ts → domain/src/tests/mark.ts',
      'domain-fees-uses-what-it-names: domain/src/fees/fee.ts → domain/src/mails/index.ts',
      'kernel-imports-no-area: domain/src/kernel/ground.ts',
      'backend-area-by-its-face: backend/src/past/past.ts → backend/src/left/z.ts',
      'platform-imports-no-area: backend/src/platform/ground.ts → backend/src/left/index.ts',
      'no-circular: backend/src/east/index.ts',
      'no-circular: domain/src/east/index.ts',
    ],
  },
  {
    command: AREAS,
    objections: [
      'domain: the areas form a circle: east → south → north → east',
      'backend: the areas form a circle: east → south → north → east',
      'backend: the areas form a circle: left → right → left',
      'domain: dependencies.json names what no file imports: mails: fees',
    ],
  },
  { command: LINT, objections: ['no-floating-promises', 'no-unsafe-assignment'] },
];

/** What the program says when it fails; nothing when it passes. */
async function complaintOf(command, folder) {
  const [program, ...words] = command;
  const complete = [process.execPath, join(root, program), ...words];
  return runProgram(complete, { cwd: folder }).then(
    () => '',
    (failure) => failure.output ?? failure.message,
  );
}

const texts = Object.entries(FILES).map(([path, content]) => [
  path,
  typeof content === 'string' ? content : JSON.stringify(content),
]);
const content = {
  files: Object.fromEntries(texts),
  copied: ['knip.json', '.dependency-cruiser.cjs', '.oxlintrc.json'],
};

await withPlanted(root, content, async (folder) => {
  for (const name of ['backend', 'public-web', 'admin-console', 'sandbox']) {
    mkdirSync(join(folder, name, 'src'), { recursive: true });
  }
  for (const { command, objections } of PROBES) {
    const complaint = await complaintOf(command, folder);
    for (const objection of objections) {
      if (complaint.includes(objection)) continue;
      console.error(`${command[0]} does not object to: ${objection}\nIt says: ${complaint}`);
      process.exitCode = 1;
    }
  }
});
