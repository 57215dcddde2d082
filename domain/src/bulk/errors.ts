import { DomainError, domainError } from '../kernel/errors.js';
import { MOST_BULK_ROWS } from './bulk-action.js';

export class BulkCountChanged extends DomainError {
  constructor(count: number) {
    super(
      'conflict',
      'bulk_count_changed',
      `It is now ${count} that match. Please look at them again.`,
    );
  }
}

export class TooManyRows extends domainError(
  'conflict',
  'too_many_rows',
  `More than ${MOST_BULK_ROWS} match. Please narrow the list by a filter.`,
) {}

export class BulkJobGoesOn extends domainError(
  'conflict',
  'bulk_job_goes_on',
  'Another bulk job of yours goes on. Please wait for its end, or cancel it.',
) {}

export class BulkJobOver extends domainError(
  'conflict',
  'bulk_job_over',
  'This bulk job has ended already.',
) {}

export class NothingToUndo extends DomainError {
  constructor(why: string) {
    super('conflict', 'nothing_to_undo', why);
  }
}

export class OthersBulkJob extends domainError(
  'forbidden',
  'others_bulk_job',
  'Only who began this bulk job, or an owner, cancels it.',
) {}

export class IsSoAlready extends domainError('conflict', 'is_so_already', 'It is so already.') {}
