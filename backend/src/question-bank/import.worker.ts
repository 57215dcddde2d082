import { parentPort, workerData } from 'node:worker_threads';
import { planImport, UnreadableFile } from '@portal/domain/question-bank/index.js';
import { FORMATS, readBankBytes } from './bank-files.js';
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

function done(job: Job): unknown {
  switch (job.kind) {
    case 'read':
      return readOrRefused(job.bytes, job.name);
    case 'plan':
      return planImport(job.kept, job.rows, job.landing);
    case 'write':
      return FORMATS[job.format].write(job.questions);
  }
}

parentPort?.postMessage(done(workerData as Job));
