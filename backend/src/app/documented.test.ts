import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import type { Ports } from '../platform/ports.js';
import { scheduledJobsOf } from './scheduled-jobs.js';

const OPERATIONS = new URL('../../../docs/operations/', import.meta.url);

function rowsBelow(file: string, heading: string): readonly (readonly string[])[] {
  const [, below = ''] = readFileSync(new URL(file, OPERATIONS), 'utf8').split(`${heading}\n`);
  const [section = ''] = below.split(/^#+ /m);
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')));
}

const UNITS = { s: 1, min: 60, day: 86_400 } as const;

function inUnits(seconds: number): string {
  const [unit, length] = Object.entries(UNITS).findLast(([, one]) => seconds % one === 0)!;
  return `${seconds / length} ${unit}`;
}

it('The document about watching names every scheduled job, and how often it runs', () => {
  const jobs = scheduledJobsOf({ signer: {} } as Ports, {} as DataSource);
  const named = rowsBelow('watch.md', '## Scheduled jobs').map(([, name, every]) => [name, every]);
  expect(named.sort()).toEqual(
    jobs.map(({ name, everySeconds }) => [name, inUnits(everySeconds)]).sort(),
  );
});
