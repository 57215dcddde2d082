import { expect, it } from '@jest/globals';
import { LATEST_SCHEMA_VERSION } from 'bullmq';
import { QUEUE_SCHEMA_VERSION } from './queue-names.js';

it('The version of the queue’s tables that a start looks for is that of the BullMQ installed', () =>
  expect(QUEUE_SCHEMA_VERSION).toBe(LATEST_SCHEMA_VERSION));
