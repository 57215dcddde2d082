import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export async function processesWith(text: string): Promise<number[]> {
  return (await run('ps', ['axeww', '-o', 'pid=,command='])).stdout
    .split('\n')
    .filter((line) => line.includes(text) && !line.includes('ps axeww'))
    .map((line) => Number.parseInt(line, 10))
    .filter((pid) => pid !== process.pid);
}
