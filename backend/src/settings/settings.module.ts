import { Module } from '@nestjs/common';
import { SettingsController, FiguresController } from './settings.controller.js';

@Module({
  controllers: [SettingsController, FiguresController],
})
export class SettingsModule {}
