import { Module } from '@nestjs/common';
import { RulingsController } from './rulings.controller.js';

@Module({
  controllers: [RulingsController],
})
export class RegradingModule {}
