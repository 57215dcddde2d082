import { parentPort, workerData } from 'node:worker_threads';
import { planImport, UnreadableFile } from '@portal/domain/questions/index.js';
import { FORMATS, readBankBytes } from './bank-files.js';
import type { Job, ReadFile } from './import-thread.js';

/** Errors lose their class between threads. */
async function readOrRefused(bytes: Uint8Array, name: string): Promise<ReadFile> {
  try {
    return { rows: await readBankBytes(bytes, name) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.why };
    throw error;
  }
}

async function done(job: Job): Promise<unknown> {
  switch (job.kind) {
    case 'read':
      return readOrRefused(job.bytes, job.name);
    case 'plan':
      return planImport(job.kept, job.rows, job.importAs);
    case 'write':
      return FORMATS[job.format].write(job.questions);
  }
}

parentPort?.postMessage(await done(workerData as Job));
