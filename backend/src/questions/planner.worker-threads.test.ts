import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { jest } from '@jest/globals';
import { rowOf, type ImportRow } from '@portal/domain/questions/import-row.js';
import { planImport } from '@portal/domain/questions/plan-import.js';
import { FileWasStopped } from '@portal/domain/questions/errors.js';
import { aFamily, aQuestion } from '@portal/domain/testing/a-question.js';
import { BANK_FORMATS, FORMATS } from './bank-files.js';
import {
  previewInThread,
  readFileInThread,
  threadedPlanner,
  writeInThread,
} from './planner.worker-threads.js';

const kept = { ...aQuestion({ id: 'known', version: 3 }), live: true };
const NEVER = new AbortController().signal;
const planner = threadedPlanner(NEVER);

const row = (id: string, changes: object = {}): ImportRow => ({
  row: 2,
  texts: { ...rowOf(kept), id, ...changes },
});
const rows = [row('known', { explanation: 'New.' }), row('fresh'), row('bad', { a: '' })];

it.each(BANK_FORMATS)('A bank is written as %s in a thread as it is here', async (format) => {
  expect(await writeInThread([kept], format, NEVER)).toBe(await FORMATS[format].write([kept]));
});

describe('The planner in a thread', () => {
  it('gives the same plan as the domain’s function', async () => {
    for (const importAs of ['draft', 'live'] as const) {
      const planned = planImport([kept], rows, importAs);
      expect(await planner.plan([kept], rows, importAs)).toEqual(planned);
    }
  });

  it('lets other things happen meanwhile', async () => {
    const planned = planner.plan([kept], rows, 'draft').then(() => 'planned');
    expect(await Promise.race([planned, nextTurn('another thing')])).toBe('another thing');
    expect(await planned).toBe('planned');
  });

  it('tells that a plan failed, and plans the next', async () => {
    const broken = [null] as unknown as ImportRow[];
    await expect(planner.plan([], broken, 'draft')).rejects.toThrow('null');
    expect((await planner.plan([], [row('fresh')], 'draft')).counts.new).toBe(1);
  });
});

it('What a family’s preview fails for comes back from the thread', () =>
  expect(previewInThread({ ...aFamily(), answer: 'fixed(1, -1)' }, 1, NEVER)).rejects.toThrow(
    'One of these variants cannot be drawn: it has a number out of range.',
  ));

it.each([
  ['reads', (stop: AbortSignal) => readFileInThread(Buffer.from('[]'), 'hr.json', stop)],
  ['plans', (stop: AbortSignal) => threadedPlanner(stop).plan([kept], rows, 'draft')],
  ['writes', (stop: AbortSignal) => writeInThread([kept], 'gift', stop)],
  ['previews', (stop: AbortSignal) => previewInThread(aFamily(), 1, stop)],
])('A thread that nobody waits for any more is ended where it %s', async (_, work) => {
  const ended = jest.spyOn(Worker.prototype, 'terminate');
  const left = new AbortController();
  const working = work(left.signal);
  left.abort();
  await expect(working).rejects.toThrow(FileWasStopped);
  expect(ended).toHaveBeenCalledTimes(1);
  ended.mockRestore();
});
