import { Module } from '@nestjs/common';
import { BankController } from './bank.controller.js';
import { ImportsController } from './imports.controller.js';
import { OfferController } from './offer.controller.js';
import { QuestionMovesController } from './question-moves.controller.js';
import { QuestionsController } from './questions.controller.js';

@Module({
  controllers: [
    QuestionsController,
    QuestionMovesController,
    BankController,
    ImportsController,
    OfferController,
  ],
})
export class QuestionBankModule {}
