import { Module } from '@nestjs/common';
import { listController } from '../platform/admin-lists/list.controller.js';
import { ExportsController, SearchController } from './exports.controller.js';
import { LISTS } from './lists.js';

@Module({
  controllers: [ExportsController, SearchController, ...LISTS.map(listController)],
})
export class ConsoleModule {}
