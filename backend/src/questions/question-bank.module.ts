import { Module } from '@nestjs/common';
import { BankController } from './bank.controller.js';
import { OfferController } from './offer.controller.js';
import { QuestionsController } from './questions.controller.js';

@Module({
  controllers: [QuestionsController, BankController, OfferController],
})
export class QuestionBankModule {}
