import { domainError } from '../../kernel/errors.js';

export class NotAtInterview extends domainError(
  'conflict',
  'not_at_interview',
  'The application is not at the stage of interviews any more.',
) {}

export class SlotGone extends domainError(
  'conflict',
  'slot_gone',
  'This time is no longer free. Here are the times that are left.',
) {}

export class InterviewGone extends domainError(
  'conflict',
  'interview_gone',
  'This interview was moved or cancelled meanwhile, or has begun. Here is how it stands now.',
) {}

export class SlotTaken extends domainError(
  'conflict',
  'slot_taken',
  'Somebody has chosen this time meanwhile. Here is how it stands now.',
) {}
