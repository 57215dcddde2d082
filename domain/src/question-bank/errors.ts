import { domainLabel } from '../accounts/index.js';
import { DomainError } from '../kernel/errors.js';

/** Someone else has saved the question since it was loaded. */
export class QuestionHasChanged extends DomainError {
  constructor() {
    super(
      'conflict',
      'question_has_changed',
      'Someone else has changed this question since you opened it. Please load it again.',
    );
  }
}

/** Another question, perhaps a retired one, has this id. */
export class IdIsTaken extends DomainError {
  constructor() {
    super('conflict', 'id_is_taken', 'There is a question with this id already.');
  }
}

/** The file can't be read as what it is said to be. */
export class UnreadableFile extends DomainError {
  /** @param why such as "It is not JSON." */
  constructor(readonly why: string) {
    super('invalid', 'unreadable_file', `This file can’t be read. ${why}`);
  }
}

/** The change would leave domains with too few live questions to be offered; it has to be confirmed. */
export class DomainsWouldClose extends DomainError {
  /** @param least how many live questions a domain needs */
  constructor(domains: readonly string[], least: number) {
    const names = domains.map(domainLabel).join(', ');
    super(
      'conflict',
      'domains_would_close',
      `This leaves fewer than ${least} live questions in: ${names}. No test would be offered there. Please confirm that this is meant.`,
    );
  }
}
