import { Injectable, Logger } from '@nestjs/common';
import { noteSignals } from '@portal/domain/exam/index.js';
import { z } from 'zod';
import { id } from '../platform/http/input.js';
import { type Bound, UseCase } from '../platform/use-cases.js';

/** What a page tells of itself beside its answers; what can't be read is left out, and refuses nothing. */
export const signalsBody = z
  .object({ page: id, leaves: z.int(), awaySeconds: z.int(), copies: z.int() })
  .nullish()
  .catch(null)
  .transform((report) => report ?? null);

/** Notes what a page of a test counted; what it comes with goes on whatever becomes of that. */
@Injectable()
export class SignalReports {
  @UseCase(noteSignals) private readonly noteSignals!: Bound<typeof noteSignals>;
  readonly #log = new Logger('Signals');

  async hear(
    whose: { readonly studentId: string; readonly attemptId: string },
    report: z.infer<typeof signalsBody>,
  ): Promise<void> {
    if (!report) return;
    await this.noteSignals({ ...whose, report }).catch((error: unknown) => {
      this.#log.debug({ msg: 'signals were not noted', error: String(error) });
    });
  }
}
