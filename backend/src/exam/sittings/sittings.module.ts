import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/index.js';
import { ExamModule } from '../exam.module.js';
import { OwnSittingController } from './own-sitting.controller.js';
import { RoomController } from './room.controller.js';
import { SittingsController } from './sittings.controller.js';

@Module({
  imports: [AccountsModule, ExamModule],
  controllers: [OwnSittingController, SittingsController, RoomController],
})
export class SittingsModule {}
