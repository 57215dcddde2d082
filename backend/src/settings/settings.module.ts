import { Module } from '@nestjs/common';
import { changeSettings } from '@portal/domain/settings/index.js';
import { useCases } from '../platform/use-cases.js';
import { FiguresController } from './figures.controller.js';
import { SettingsController } from './settings.controller.js';

@Module({
  controllers: [SettingsController, FiguresController],
  providers: [...useCases(changeSettings)],
})
export class SettingsModule {}
