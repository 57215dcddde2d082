import { Controller, Put } from '@nestjs/common';
import { Access, Limit, SIGN_IN } from '../platform/http/handler.js';

/** Answers like a save, for the check of a device; stores nothing. */
@Controller('api/practice')
@Access('anyone')
@Limit(SIGN_IN)
export class PracticeController {
  /** `now` is this process's clock, so that the page can compare the device's clock. */
  @Put('answers')
  save() {
    return { success: true, now: new Date().toISOString() };
  }
}
