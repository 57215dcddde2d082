/** Shows oxlint code that crosses each border, as if it stood in a file there: it must object. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lintTexts } from './lib/lint-texts.mjs';

const root = join(import.meta.dirname, '../..');

const PROBES = [
  {
    workspace: 'domain',
    objection: /The domain depends on nothing\./,
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
    objection: /The domain is pure\./,
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
  {
    workspace: 'backend',
    objection: /The domain knows whole milliseconds/,
    lines: [
      "export const now = 'SELECT now()';",
      'export const later = `SELECT clock_timestamp() + ${now}`;',
    ],
  },
  {
    workspace: 'e2e',
    objection: /A text is evaluated at each look/,
    lines: ["export const seen = page.waitForFunction('1');"],
  },
];

const pathOf = ({ workspace }, index) => `${workspace}/src/probe-${index}.ts`;

function unnoticed({ workspace, objection, lines }, path, found) {
  const isNoticed = (_, index) =>
    found.some((one) => one.path === path && one.line === index + 1 && objection.test(one.message));
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

const files = PROBES.map((probe, index) => [pathOf(probe, index), probe.lines.join('\n')]);
const found = await lintTexts(root, Object.fromEntries(files));
const problems = [
  ...dependenciesOfDomain(),
  ...PROBES.flatMap((probe, index) => unnoticed(probe, pathOf(probe, index), found)),
];
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
