import { Body, Controller, Put } from '@nestjs/common';
import { z } from 'zod';
import { Access, Limit } from '../platform/http/access.js';
import { text } from '../platform/http/input.js';
import { SIGN_IN } from '../platform/http/limits.js';

const answersBody = z.object({ answers: z.record(text, text.nullable()) });

/** Where the rehearsal's choices go to: the way of a save and back, and nothing is kept. */
@Controller('api/practice')
@Access('anyone')
@Limit(SIGN_IN)
export class PracticeController {
  /** `now` is this process's clock, so that a page can tell how far off the device's is. */
  @Put('answers')
  save(@Body({ schema: answersBody }) { answers }: z.infer<typeof answersBody>) {
    return { success: true, answers, now: new Date().toISOString() };
  }
}
