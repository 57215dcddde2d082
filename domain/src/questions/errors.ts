import { domainLabel } from '../accounts/index.js';
import { DomainError, conflict, invalid } from '../kernel/errors.js';

export class QuestionHasChanged extends conflict(
  'question_has_changed',
  'Someone else has changed this question since you opened it. Please load it again.',
) {}

export class IdIsTaken extends conflict(
  'id_is_taken',
  'There is a question with this id already.',
) {}

export class UnreadableFile extends DomainError {
  /** @param why such as "It is not JSON." */
  constructor(readonly why: string) {
    super('invalid', 'unreadable_file', `This file can’t be read. ${why}`);
  }
}

export class FamilyNotDrawn extends DomainError {
  /** @param why such as "it divides by zero" */
  constructor(readonly why: string) {
    super('invalid', 'family_not_drawn', `One of these variants cannot be drawn: ${why}.`);
  }
}

export class FileWasStopped extends invalid(
  'file_was_stopped',
  'The work on this file was stopped before its end, so nothing was changed.',
) {}

export class DomainsWouldClose extends DomainError {
  /** @param least how many live questions a domain needs */
  constructor(domains: readonly string[], least: number) {
    const names = domains.map(domainLabel).join(', ');
    super(
      'conflict',
      'domains_would_close',
      `With this there are fewer than ${least} live questions in: ${names}. No test would be offered there. Please confirm that this is meant.`,
    );
  }
}
