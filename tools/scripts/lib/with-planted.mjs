import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Has something done in a temporary folder that holds these files and what is installed here.
 *
 * @param {string} root the folder of the project
 * @param {{ files: Readonly<Record<string, string>>, copied: readonly string[] }} content texts by their
 *   paths, and files of the project
 * @param {(folder: string) => Result | Promise<Result>} work
 * @returns {Promise<Result>}
 * @template Result
 */
export async function withPlanted(root, { files, copied }, work) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-planted-'));
  try {
    // What a tool loads by itself lies beside what it reads.
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const name of copied) copyFileSync(join(root, name), join(folder, name));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
