import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { LINT } from './structure.mjs';
import { withPlanted } from './with-planted.mjs';

/**
 * What oxlint objects to, by this project's rules, if each text stood at its path.
 *
 * @param {string} root the folder of the project
 * @param {Readonly<Record<string, string>>} files texts by their paths
 * @returns {Promise<{ path: string, line: number, rule: string, message: string }[]>}
 */
export function lintTexts(root, files) {
  const [program, ...words] = LINT;
  const command = [join(root, program), ...words, '--format=json'];
  return withPlanted(root, { files, copied: ['.oxlintrc.json'] }, (cwd) => {
    const { stdout, stderr } = spawnSync(process.execPath, command, { cwd, encoding: 'utf8' });
    if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
    return JSON.parse(stdout).diagnostics.map(({ filename, labels, code, message, help }) => ({
      path: filename,
      line: labels[0]?.span.line,
      rule: code,
      message: `${message} ${help ?? ''}`,
    }));
  });
}
