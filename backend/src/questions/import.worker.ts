import { parentPort, workerData } from 'node:worker_threads';
import * as questions from '@portal/domain/questions/index.js';
import { FORMATS, readBankBytes } from './bank-files.js';
import type { Job, Previewed, ReadFile } from './import-thread.js';

/** Errors lose their class between threads. */
async function readOrRefused({ bytes, name, chosen }: Job & { kind: 'read' }): Promise<ReadFile> {
  try {
    return await readBankBytes(bytes, name, chosen);
  } catch (error) {
    if (error instanceof questions.UnreadableFile) return { unreadable: error.why };
    throw error;
  }
}

function previewOrRefused(family: questions.Family, from: number): Previewed {
  try {
    return { variants: questions.previewVariants(family, from) };
  } catch (error) {
    if (error instanceof questions.FamilyNotDrawn) return { notDrawn: error.why };
    throw error;
  }
}

async function done(job: Job): Promise<unknown> {
  switch (job.kind) {
    case 'read':
      return readOrRefused(job);
    case 'plan':
      return questions.planImport(job.kept, job.rows, job.importAs);
    case 'write':
      return FORMATS[job.format].write(job.questions);
    case 'preview':
      return previewOrRefused(job.family, job.from);
  }
}

parentPort?.postMessage(await done(workerData as Job));
