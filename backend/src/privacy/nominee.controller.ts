import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import {
  nominate,
  type NomineeRepository,
  withdrawNomination,
} from '@portal/domain/privacy/index.js';
import { z } from 'zod';
import { Access } from '../platform/http/access.js';
import { text, textOrEmpty } from '../platform/http/input.js';
import { Post } from '../platform/http/post.js';
import { InjectPort } from '../platform/ports.js';
import {
  CurrentStudent,
  rejectOthersEmail,
  type StudentCaller,
} from '../platform/security/caller.js';
import { type Bound, UseCase } from '../platform/use-cases.js';

const nomineeBody = z.object({ name: textOrEmpty, contact: textOrEmpty });

@Controller('api/user')
@Access('student')
export class NomineeController {
  @UseCase(nominate) private readonly nominate!: Bound<typeof nominate>;
  @UseCase(withdrawNomination) private readonly withdrawNomination!: Bound<
    typeof withdrawNomination
  >;

  constructor(@InjectPort('nominees') private readonly nominees: NomineeRepository) {}

  @Get(':email/nominee')
  async show(
    @Param('email', { schema: text }) email: string,
    @CurrentStudent() student: StudentCaller,
  ) {
    rejectOthersEmail(student, email);
    const found = await this.nominees.find(student.studentId);
    const nominee = found && { name: found.name, contact: found.contact };
    return { success: true, nominee };
  }

  @Put(':email/nominee')
  async name(
    @Param('email', { schema: text }) email: string,
    @CurrentStudent() student: StudentCaller,
    @Body({ schema: nomineeBody }) form: z.infer<typeof nomineeBody>,
  ) {
    rejectOthersEmail(student, email);
    await this.nominate(student.studentId, form);
    return { success: true, message: 'Your nominee is kept.' };
  }

  @Post(':email/nominee/withdraw')
  async withdraw(
    @Param('email', { schema: text }) email: string,
    @CurrentStudent() student: StudentCaller,
  ) {
    rejectOthersEmail(student, email);
    await this.withdrawNomination(student.studentId);
    return { success: true, message: 'You have no nominee any more.' };
  }
}
