import { Module } from '@nestjs/common';
import {
  createQuestion,
  importQuestions,
  previewImport,
  reviseQuestion,
  setQuestionLive,
} from '@portal/domain/question-bank/index.js';
import { useCases } from '../platform/use-cases.js';
import { BankController } from './bank.controller.js';
import { OfferController } from './offer.controller.js';
import { QuestionsController } from './questions.controller.js';

@Module({
  controllers: [QuestionsController, BankController, OfferController],
  providers: [
    ...useCases(createQuestion, importQuestions, previewImport, reviseQuestion, setQuestionLive),
  ],
})
export class QuestionBankModule {}
