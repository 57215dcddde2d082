import { Controller, Get } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { IMPORT_MOVES, moveImport, undoImport } from '@portal/domain/question-bank/index.js';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { EntryAction } from '../platform/admin-lists/action-request.js';
import { Access, Shows } from '../platform/http/access.js';
import type { AdminCaller } from '../platform/security/caller.js';
import { type Bound, UseCase } from '../platform/use-cases.js';
import { listImports } from './list-imports.query.js';
import { moveBody } from './question-moves.controller.js';

const movedBody = moveBody.extend({
  move: z.enum(IMPORT_MOVES, 'Please choose what is to be done'),
});

@Controller('api/admin/question-bank/imports')
@Access('admin', { roles: ['content'] })
export class ImportsController {
  @UseCase(moveImport) private readonly moveImport!: Bound<typeof moveImport>;
  @UseCase(undoImport) private readonly undoImport!: Bound<typeof undoImport>;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @Shows('nobody')
  @Get()
  async list() {
    return { success: true, imports: await listImports(this.dataSource) };
  }

  @EntryAction(':id/move', movedBody)
  async move(admin: AdminCaller, id: string, sent: z.infer<typeof movedBody>) {
    return { success: true, moved: await this.moveImport(admin, { importId: id, ...sent }) };
  }

  @EntryAction(':id/undo', moveBody)
  async undo(admin: AdminCaller, id: string, sent: z.infer<typeof moveBody>) {
    await this.undoImport(admin, { importId: id, ...sent });
    return { success: true };
  }
}
