import type { CertificateStores } from '../certificates/index.js';
import type { LateAnswerRepository } from './late-answer.js';
import type { InterventionLog } from './log-ports.js';
import type { SittingRepository } from './sittings/ports.js';
import type { AccommodationRepository, AttemptRepository, ResultRepository } from './ports.js';

export type ExamStores = {
  readonly accommodations: AccommodationRepository;
  readonly attempts: AttemptRepository;
  readonly interventions: InterventionLog;
  readonly lateAnswers: LateAnswerRepository;
  readonly results: ResultRepository;
  readonly sittings: SittingRepository;
};

export type ClosingStores = ExamStores & CertificateStores;
