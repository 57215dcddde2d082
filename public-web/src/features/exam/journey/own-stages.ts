import { factsOfResults, stagesOf } from '@portal/domain/exam/journey/next-step.js';
import type { Journey } from './journey-api.js';

export const ownStages = (journey: Journey) =>
  stagesOf({ ...journey, ...factsOfResults(journey.results) }, journey.next);
