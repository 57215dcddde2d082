import { Module } from '@nestjs/common';
import { LateAnswersController } from './late-answers.controller.js';

@Module({
  controllers: [LateAnswersController],
})
export class LateAnswersModule {}
