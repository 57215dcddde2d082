import { Module } from '@nestjs/common';
import { FiguresController } from './figures.controller.js';
import { SettingsController } from './settings.controller.js';

@Module({
  controllers: [SettingsController, FiguresController],
})
export class SettingsModule {}
