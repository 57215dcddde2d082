import { Module } from '@nestjs/common';
import { FiguresController } from './figures.controller.js';
import { PreviewController } from './preview.controller.js';
import { SettingsController } from './settings.controller.js';

@Module({
  controllers: [SettingsController, PreviewController, FiguresController],
})
export class SettingsModule {}
