import { parentPort, workerData } from 'node:worker_threads';
import { planImport, UnreadableFile } from '@portal/domain/question-bank/index.js';
import { readBankBytes } from './bank-files.js';
import type { Job, ReadFile } from './import-thread.js';

/** Errors lose their class on the way between threads. */
function readOrRefused(bytes: Uint8Array, name: string): ReadFile {
  try {
    return { rows: readBankBytes(bytes, name) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.why };
    throw error;
  }
}

const job = workerData as Job;
parentPort?.postMessage(
  job.kind === 'read'
    ? readOrRefused(job.bytes, job.name)
    : planImport(job.kept, job.rows, job.landing),
);
