/** Shows ESLint code that crosses each border, as if it stood in a file there: it must object. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';

const root = join(import.meta.dirname, '..');

const PROBES = [
  {
    workspace: 'domain',
    objection: /^.*The domain depends on nothing\./,
    lines: [
      "import pg from 'pg';",
      "import type { Logger } from '@nestjs/common';",
      "import { readFileSync } from 'node:fs';",
      "export * from 'zod';",
      "export const late = import('pg');",
    ],
  },
  {
    workspace: 'domain',
    objection: /^.*The domain is pure\./,
    lines: [
      'export const now = Date.now();',
      'export const today = new Date();',
      'export const text = Date();',
      'export const chance = Math.random();',
      'export const secret = process.env.SECRET;',
      "export const answer = fetch('/');",
      'export const timer = setTimeout(() => undefined, 1);',
    ],
  },
  ...['public-web', 'admin-console'].map((workspace) => ({
    workspace,
    objection: /This workspace may import domain, never/,
    lines: [
      "import '@portal/backend/main.js';",
      "import '../../../backend/src/main.js';",
      "import '@portal/sandbox/start.js';",
    ],
  })),
  {
    workspace: 'backend',
    objection: /This workspace may import domain, never/,
    lines: ["import '@portal/sandbox/start.js';", "import '../../../public-web/src/lib/api.js';"],
  },
  {
    workspace: 'backend',
    objection: /Import from the area's face/,
    lines: [
      "import { newAttempt } from '@portal/domain/exam/attempt.js';",
      "import type { PaymentAttempt } from '@portal/domain/payments/attempts/payment-attempt.js';",
      "import { aStudent } from '@portal/domain/testing/a-student.js';",
    ],
  },
  {
    workspace: 'backend',
    objection: /Import Post from platform/,
    lines: ["import { Post } from '@nestjs/common';"],
  },
];

/** A file that exists, because ESLint asks the compiler about it. */
function sourceIn(workspace) {
  const folder = join(root, workspace, 'src');
  const names = readdirSync(folder, { recursive: true }).sort();
  const name = names.find((path) => /\.tsx?$/.test(path) && !/\.test\.|testing/.test(path));
  if (!name) throw new Error(`There is no source file in ${workspace}/src.`);
  return join(folder, name);
}

async function unnoticed(eslint, { workspace, objection, lines }) {
  const [{ messages }] = await eslint.lintText(lines.join('\n'), { filePath: sourceIn(workspace) });
  const isNoticed = (_, index) =>
    messages.some(
      ({ line, severity, message }) =>
        line === index + 1 && severity === 2 && objection.test(message),
    );
  return lines
    .filter((...place) => !isNoticed(...place))
    .map((line) => `Lint lets this through in ${workspace}: ${line}`);
}

function dependenciesOfDomain() {
  const manifest = JSON.parse(readFileSync(join(root, 'domain', 'package.json'), 'utf8'));
  return Object.keys(manifest)
    .filter((key) => /dependencies/i.test(key) && Object.keys(manifest[key]).length > 0)
    .map((key) => `domain/package.json has ${key}; it may have none.`);
}

const eslint = new ESLint({ cwd: root });
const problems = dependenciesOfDomain();
for (const probe of PROBES) problems.push(...(await unnoticed(eslint, probe)));
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
