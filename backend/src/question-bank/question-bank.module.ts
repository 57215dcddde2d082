import { Module } from '@nestjs/common';
import {
  createQuestion,
  importQuestions,
  moveImport,
  moveQuestion,
  previewImport,
  reviseQuestion,
  undoImport,
} from '@portal/domain/question-bank/index.js';
import { useCases } from '../platform/use-cases.js';
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
  providers: [
    ...useCases(
      createQuestion,
      importQuestions,
      moveImport,
      moveQuestion,
      previewImport,
      reviseQuestion,
      undoImport,
    ),
  ],
})
export class QuestionBankModule {}
