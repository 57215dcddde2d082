import { DomainError } from '../../kernel/errors.js';

export class NotAtInterview extends DomainError {
  constructor() {
    super(
      'conflict',
      'not_at_interview',
      'The application is not at the stage of interviews any more.',
    );
  }
}

export class SlotGone extends DomainError {
  constructor() {
    super(
      'conflict',
      'slot_gone',
      'This time is no longer free. Here are the times that are left.',
    );
  }
}

export class InterviewGone extends DomainError {
  constructor() {
    super(
      'conflict',
      'interview_gone',
      'This interview was moved or cancelled meanwhile, or has begun. Here is how it stands now.',
    );
  }
}

export class SlotTaken extends DomainError {
  constructor() {
    super(
      'conflict',
      'slot_taken',
      'Somebody has chosen this time meanwhile. Here is how it stands now.',
    );
  }
}
