import { Body, Controller, Get } from '@nestjs/common';
import {
  requestAccommodation,
  viewAccommodation,
  withdrawAccommodationRequest,
} from '@portal/domain/exam/index.js';
import { z } from 'zod';
import { Access } from '../platform/http/access.js';
import { textOrEmpty } from '../platform/http/input.js';
import { Post } from '../platform/http/post.js';
import { CurrentStudent, type StudentCaller } from '../platform/security/caller.js';
import { type Bound, UseCase } from '../platform/use-cases.js';

const requestBody = z.object({ words: textOrEmpty });

@Controller('api/me/accommodation')
@Access('student')
export class AccommodationController {
  @UseCase(viewAccommodation) private readonly viewAccommodation!: Bound<typeof viewAccommodation>;
  @UseCase(requestAccommodation) private readonly requestAccommodation!: Bound<
    typeof requestAccommodation
  >;
  @UseCase(withdrawAccommodationRequest) private readonly withdrawRequest!: Bound<
    typeof withdrawAccommodationRequest
  >;

  @Get()
  async show(@CurrentStudent() { studentId }: StudentCaller) {
    return { success: true, ...(await this.viewAccommodation(studentId)) };
  }

  @Post()
  async ask(
    @CurrentStudent() { studentId }: StudentCaller,
    @Body({ schema: requestBody }) { words }: z.infer<typeof requestBody>,
  ) {
    await this.requestAccommodation(studentId, words);
    return { success: true, message: 'We have your request. We write to you once it is decided.' };
  }

  @Post('withdraw')
  async withdraw(@CurrentStudent() { studentId }: StudentCaller) {
    await this.withdrawRequest(studentId);
    return { success: true, message: 'Your request was taken back.' };
  }
}
