import { parentPort, workerData } from 'node:worker_threads';
import { planImport } from '@portal/domain/question-bank/plan-import.js';
import type { PlannedFrom } from './planner.worker-threads.js';

const { kept, rows } = workerData as PlannedFrom;
parentPort?.postMessage(planImport(kept, rows));
