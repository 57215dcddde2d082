import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The lock file serves every machine: it names no registry, and leaves out no other platform. */
export function checkLockFile(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const problems = [...registriesIn(packages), ...gapsIn(packages)];
  if (problems.length === 0) return;
  throw new Error(['It does not serve every machine.', ...problems].join('\n'));
}

function registriesIn(packages) {
  return Object.entries(packages)
    .filter(([, { resolved }]) => resolved?.includes(':'))
    .map(([path, { resolved }]) => `  ${path} names a registry: ${resolved}`);
}

/** What the registry at hand lacks, npm leaves out silently, and then `npm ci` refuses the file. */
function gapsIn(packages) {
  const names = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !names.has(name))
      .map((name) => `  ${path} may need ${name}, which is not in the file`),
  );
}
