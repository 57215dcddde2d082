import { DomainError } from '../kernel/errors.js';
import { MOST_BULK_ROWS } from './bulk-action.js';

/** Another number of rows matches now than the admin has confirmed. */
export class BulkCountChanged extends DomainError {
  constructor(count: number) {
    super(
      'conflict',
      'bulk_count_changed',
      `It is now ${count} that match. Please look at them again.`,
    );
  }
}

/** So many rows are not done in one go. */
export class TooManyRows extends DomainError {
  constructor() {
    super(
      'conflict',
      'too_many_rows',
      `More than ${MOST_BULK_ROWS} match. Please narrow the list by a filter.`,
    );
  }
}

/** One bulk job of an admin goes on at a time. */
export class BulkJobGoesOn extends DomainError {
  constructor() {
    super(
      'conflict',
      'bulk_job_goes_on',
      'Another bulk job of yours goes on. Please wait for its end, or cancel it.',
    );
  }
}

/** The job has ended, so there is nothing left to cancel. */
export class BulkJobOver extends DomainError {
  constructor() {
    super('conflict', 'bulk_job_over', 'This bulk job has ended already.');
  }
}

/** The job goes on, was undone before, or has no rows that could be put back. */
export class NothingToUndo extends DomainError {
  constructor(why: string) {
    super('conflict', 'nothing_to_undo', why);
  }
}

/** A job is cancelled by who began it, or by an owner. */
export class OthersBulkJob extends DomainError {
  constructor() {
    super('forbidden', 'others_bulk_job', 'Only who began this bulk job, or an owner, cancels it.');
  }
}

/** A row is already what it was to become. */
export class IsSoAlready extends DomainError {
  constructor() {
    super('conflict', 'is_so_already', 'It is so already.');
  }
}
