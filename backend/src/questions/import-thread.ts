import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import * as questions from '@portal/domain/questions/index.js';
import type { BankFormat, ReadBank } from './bank-files.js';
import { BACKEND_FOLDER } from '../platform/backend-folder.js';

export type Job =
  | {
      readonly kind: 'read';
      readonly bytes: Uint8Array;
      readonly name: string;
      readonly chosen?: readonly (questions.SheetField | null)[] | undefined;
    }
  | {
      readonly kind: 'plan';
      readonly kept: readonly questions.StoredQuestion[];
      readonly rows: readonly questions.ImportRow[];
      readonly importAs: questions.ImportAs;
    }
  | {
      readonly kind: 'write';
      readonly questions: readonly questions.StoredQuestion[];
      readonly format: BankFormat;
    }
  | { readonly kind: 'preview'; readonly family: questions.Family; readonly from: number };

export type ReadFile = ReadBank | { readonly unreadable: string };
export type Previewed =
  | { readonly variants: questions.PreviewedVariant[] }
  | { readonly notDrawn: string };

const NAME = 'import.worker.js';
const BESIDE = join(import.meta.dirname, NAME);
/** Compiled or bundled, it is beside this file; sources use the compiled one. */
const THREAD = existsSync(BESIDE) ? BESIDE : join(BACKEND_FOLDER, 'dist/questions', NAME);
const MOST_MEGABYTES = 512;

async function endOf(worker: Worker): Promise<never> {
  await once(worker, 'exit');
  throw new Error('The thread of a file ended early');
}

/** Runs a job in a separate thread, so that other calls are answered during a long file. It may take as long as somebody
 * waits for it. @throws FileWasStopped, Error of the thread */
export async function runInThread(job: Job, stop: AbortSignal): Promise<unknown> {
  const worker = new Worker(THREAD, {
    workerData: job,
    // The options of the process (preloads) are for the main thread only.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  try {
    const answered = once(worker, 'message', { signal: stop });
    const [answer] = (await Promise.race([answered, endOf(worker)])) as [unknown];
    return answer;
  } catch (error) {
    throw stop.aborted ? new questions.FileWasStopped() : error;
  } finally {
    await worker.terminate();
  }
}
