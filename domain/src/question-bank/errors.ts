import { domainLabel } from '../accounts/index.js';
import { DomainError, domainError } from '../kernel/errors.js';
import type { QuestionState } from './question-state.js';

export class QuestionHasChanged extends domainError(
  'conflict',
  'question_has_changed',
  'Someone else has changed this question since you opened it. Please load it again.',
) {}

export class IdIsTaken extends domainError(
  'conflict',
  'id_is_taken',
  'There is a question with this id already.',
) {}

export class UnreadableFile extends DomainError {
  /** @param why such as "It is not JSON." */
  constructor(readonly why: string) {
    super('invalid', 'unreadable_file', `This file can’t be read. ${why}`);
  }
}

export class FileTakesTooLong extends DomainError {
  /** @param seconds how long it was worked on */
  constructor(seconds: number) {
    super(
      'unavailable',
      'file_takes_too_long',
      `This file was not done after ${seconds} seconds, so nothing was changed. Please try fewer questions at a time, or later.`,
    );
  }
}

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

const IN_WORDS: Readonly<Record<QuestionState, string>> = {
  draft: 'a draft',
  'in-review': 'in review',
  live: 'live',
  retired: 'retired',
};

export class MoveNotAllowed extends DomainError {
  constructor(now: QuestionState, needed: QuestionState) {
    super(
      'conflict',
      'move_not_allowed',
      `This question is ${IN_WORDS[now]}. For this it would have to be ${IN_WORDS[needed]}.`,
    );
  }
}

export class OwnQuestion extends DomainError {
  /** @param who may approve instead */
  constructor(who: 'somebody else' | 'an owner') {
    super(
      'conflict',
      'own_question',
      `You have worked on these words since they were last live. Please have ${who} approve them.`,
    );
  }
}

const MOST_NAMED = 5;

function named(ids: readonly string[]): string {
  const others = ids.length - MOST_NAMED;
  return `${ids.slice(0, MOST_NAMED).join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
}

export class NothingToMove extends DomainError {
  constructor(needed: QuestionState) {
    super(
      'conflict',
      'nothing_to_move',
      `No question of this import, in the words that it brought, is ${IN_WORDS[needed]}.`,
    );
  }
}

export class ImportIsUndone extends domainError(
  'conflict',
  'import_is_undone',
  'This import was undone before.',
) {}

export class ImportHasChanged extends DomainError {
  constructor(ids: readonly string[]) {
    super(
      'conflict',
      'import_has_changed',
      `This import cannot be undone: these of its questions were changed since: ${named(ids)}.`,
    );
  }
}

export class ImportIsServed extends DomainError {
  constructor(ids: readonly string[]) {
    super(
      'conflict',
      'import_is_served',
      `This import cannot be undone: these of its questions were in tests already: ${named(ids)}. Please retire what should not be asked.`,
    );
  }
}
