import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { makeOpenFolder } from '../../shared/open-folder.js';

export function copyCluster(from: string, to: string): void {
  makeOpenFolder(to);
  // With its owner: PostgreSQL refuses a folder that is another user's.
  execFileSync('cp', ['-a', join(from, 'cluster'), to]);
}
