import { Module } from '@nestjs/common';
import { BankController } from './bank.controller.js';
import { QuestionsController, OfferController } from './questions.controller.js';

@Module({
  controllers: [QuestionsController, BankController, OfferController],
})
export class QuestionBankModule {}
