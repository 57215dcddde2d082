import { Module } from '@nestjs/common';
import { addSavedView, removeSavedView } from '@portal/domain/staff/index.js';
import { listController } from '../platform/admin-lists/list.controller.js';
import { useCases } from '../platform/use-cases.js';
import { ExportsController } from './exports.controller.js';
import { LISTS } from './lists.js';
import { SavedViewsController } from './saved-views.controller.js';
import { SearchController } from './search.controller.js';

@Module({
  controllers: [
    ExportsController,
    SavedViewsController,
    SearchController,
    ...LISTS.map(listController),
  ],
  providers: [...useCases(addSavedView, removeSavedView)],
})
export class ConsoleModule {}
