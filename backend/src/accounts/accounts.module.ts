import { Module } from '@nestjs/common';
import { AbuseGuard } from './abuse-guard.js';
import { AccountGuesses } from './account-guesses.js';
import { AuthController } from './auth.controller.js';
import { Devices } from './devices.js';
import { FormMails } from './form-mails.js';
import { SessionTokens } from './session-tokens.jwt.js';
import { Sessions } from './sessions.js';
import {
  StudentActionsController,
  EmailCorrectionController,
} from './student-actions.controller.js';
import { StudentSessionsController } from './student-sessions.controller.js';
import { StudentStrategy } from './student.strategy.js';
import { UserController, AvatarController } from './user.controller.js';

@Module({
  controllers: [
    AuthController,
    StudentSessionsController,
    StudentActionsController,
    EmailCorrectionController,
    UserController,
    AvatarController,
  ],
  providers: [
    SessionTokens,
    Sessions,
    Devices,
    AccountGuesses,
    AbuseGuard,
    FormMails,
    StudentStrategy,
  ],
  exports: [SessionTokens, Sessions, Devices, AccountGuesses, AbuseGuard, FormMails],
})
export class AccountsModule {}
