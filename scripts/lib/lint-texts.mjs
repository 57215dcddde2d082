import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { spawnSync } from 'node:child_process';

/**
 * What oxlint objects to, by this project's rules, if each text stood at its path.
 *
 * @param {string} root the folder of the project
 * @param {{ path: string, text: string }[]} files
 * @returns {{ path: string, line: number, rule: string, message: string }[]}
 */
export function lintTexts(root, files) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-lint-'));
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    for (const { path, text } of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const program = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
    const words = [program, '--format=json', ...files.map(({ path }) => path)];
    const { stdout, stderr } = spawnSync(process.execPath, words, {
      cwd: folder,
      encoding: 'utf8',
    });
    if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
    return JSON.parse(stdout).diagnostics.map(({ filename, labels, code, message, help }) => ({
      path: filename,
      line: labels[0]?.span.line,
      rule: code,
      message: `${message} ${help ?? ''}`,
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
