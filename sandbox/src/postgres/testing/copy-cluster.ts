import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { makeOpenFolder } from '../../shared/open-folder.js';

/** Copies a stopped server's data folder, which takes a tenth of what it takes to make one. */
export function copyCluster(from: string, to: string): void {
  makeOpenFolder(to);
  // With its owner: PostgreSQL refuses a folder that is another user's.
  execFileSync('cp', ['-a', join(from, 'cluster'), to]);
}
