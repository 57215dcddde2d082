import { Controller, Get } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  addCannedAnswer,
  changeCannedAnswer,
  removeCannedAnswer,
  type CannedAnswer,
} from '@portal/domain/applications/index.js';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { AdminAction, DONE, EntryAction } from '../platform/admin-lists/action-request.js';
import { Access, Shows } from '../platform/http/access.js';
import { textOrEmpty } from '../platform/http/input.js';
import type { AdminCaller } from '../platform/security/caller.js';
import { type Bound, UseCase } from '../platform/use-cases.js';
import { CANNED_ANSWERS } from './canned-answers.typeorm.js';

const wordsBody = z.object({ title: textOrEmpty, text: textOrEmpty });
const changeBody = wordsBody.extend({ version: z.int32().min(1) });

const removeBody = z.object({ version: z.int32().min(1).optional() }).default({});

@Controller('api/admin/canned-answers')
@Access('admin', { roles: ['support'] })
export class CannedAnswersController {
  @UseCase(addCannedAnswer) private readonly addAnswer!: Bound<typeof addCannedAnswer>;
  @UseCase(changeCannedAnswer) private readonly changeAnswer!: Bound<typeof changeCannedAnswer>;
  @UseCase(removeCannedAnswer) private readonly removeAnswer!: Bound<typeof removeCannedAnswer>;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @Shows('nobody')
  @Get()
  async list() {
    const answers = await this.dataSource.query<CannedAnswer[]>(CANNED_ANSWERS);
    return { success: true, answers };
  }

  @AdminAction('', wordsBody)
  async add(admin: AdminCaller, words: z.infer<typeof wordsBody>) {
    return { success: true, id: await this.addAnswer(admin, words) };
  }

  @EntryAction(':id', changeBody)
  async change(admin: AdminCaller, id: string, words: z.infer<typeof changeBody>) {
    await this.changeAnswer(admin, { id, ...words });
    return DONE;
  }

  @EntryAction(':id/remove', removeBody)
  async remove(admin: AdminCaller, id: string, body: z.infer<typeof removeBody>) {
    await this.removeAnswer(admin, { id, ...body });
    return DONE;
  }
}
