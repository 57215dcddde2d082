import { Module } from '@nestjs/common';
import {
  changeSettings,
  scheduleSettings,
  takeSettingsBack,
} from '@portal/domain/settings/index.js';
import { useCases } from '../platform/use-cases.js';
import { FiguresController } from './figures.controller.js';
import { PreviewController } from './preview.controller.js';
import { SettingsController } from './settings.controller.js';

@Module({
  controllers: [SettingsController, PreviewController, FiguresController],
  providers: [...useCases(changeSettings, scheduleSettings, takeSettingsBack)],
})
export class SettingsModule {}
