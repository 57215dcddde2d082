import { Controller, Get, Query } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { addSavedView, isShownTo, removeSavedView } from '@portal/domain/staff/index.js';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { AdminAction, DONE, EntryId } from '../platform/admin-lists/action-request.js';
import { conditionsOf } from '../platform/admin-lists/list-query.js';
import { Access, Shows } from '../platform/http/access.js';
import { text, textOrEmpty } from '../platform/http/input.js';
import { Post } from '../platform/http/post.js';
import { type AdminCaller, CurrentAdmin } from '../platform/security/caller.js';
import { type Bound, UseCase } from '../platform/use-cases.js';
import { viewsOf } from '../staff/index.js';
import { listFor } from './list-for.js';

const ofList = z.object({ resource: text });
const viewBody = ofList.extend({
  name: textOrEmpty,
  role: textOrEmpty,
  filter: z.record(z.string(), z.unknown()),
});

@Controller('api/admin/saved-views')
@Access('admin')
export class SavedViewsController {
  @UseCase(addSavedView) private readonly addView!: Bound<typeof addSavedView>;
  @UseCase(removeSavedView) private readonly removeView!: Bound<typeof removeSavedView>;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @Shows('nobody')
  @Get()
  async list(
    @CurrentAdmin() { adminRole, adminId }: AdminCaller,
    @Query({ schema: ofList }) { resource }: z.infer<typeof ofList>,
  ) {
    listFor(adminRole, resource);
    const all = await viewsOf(this.dataSource, resource);
    const views = all
      .filter((view) => isShownTo(adminRole, view))
      .map(({ id, name, role, filter, adminName, ...view }) => ({
        ...{ id, name, role, filter, adminName },
        mayRemove: view.adminId === adminId || adminRole === 'owner',
      }));
    return { success: true, views };
  }

  @AdminAction('', viewBody)
  async add(admin: AdminCaller, view: z.infer<typeof viewBody>) {
    const spec = listFor(admin.adminRole, view.resource);
    conditionsOf(spec, view.filter);
    const id = await this.addView(admin, { ...view, by: admin.adminRole });
    return { success: true, id };
  }

  @Post(':id/remove')
  async remove(@CurrentAdmin() admin: AdminCaller, @EntryId() id: string) {
    await this.removeView(admin, { id, by: admin.adminRole });
    return DONE;
  }
}
