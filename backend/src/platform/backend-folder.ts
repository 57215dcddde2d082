import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

function packageFolderOf(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : packageFolderOf(dirname(folder));
}

/** The folder of this workspace, found from its sources, its compiled files and its bundle. */
export const BACKEND_FOLDER = packageFolderOf(import.meta.dirname);
