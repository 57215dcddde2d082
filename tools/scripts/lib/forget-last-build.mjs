import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const WORKSPACES = [
  'domain',
  'sandbox',
  'backend',
  'public-web',
  'admin-console',
  'e2e',
  'tools/checks',
  'tools/drills',
  'tools/bench',
];

/** Makes the compiler write everything again; by its own notes it skips what is missing or was changed. */
export function forgetLastBuild(root) {
  for (const workspace of WORKSPACES) {
    for (const folder of namesIn(join(root, workspace), /^dist/)) {
      const notes = namesIn(join(root, workspace, folder), /^\.tsbuildinfo/);
      for (const note of notes) rmSync(join(root, workspace, folder, note));
    }
  }
}

function namesIn(folder, pattern) {
  return readdirSync(folder).filter((name) => pattern.test(name));
}
