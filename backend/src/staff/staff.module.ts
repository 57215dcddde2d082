import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { AdminAccountController, AdminSessionsController } from './admin-account.controller.js';
import { AdminGuesses } from './admin-guesses.js';
import { AdminLoginController, MeController } from './admin-login.controller.js';
import { AdminSessions } from './admin-sessions.js';
import { AdminStrategy } from './admin.strategy.js';
import { AdminsController } from './admins.controller.js';
import { PasskeysController } from './passkeys.controller.js';

@Module({
  imports: [AccountsModule],
  controllers: [
    AdminLoginController,
    AdminAccountController,
    AdminSessionsController,
    AdminsController,
    MeController,
    PasskeysController,
  ],
  providers: [AdminStrategy, AdminGuesses, AdminSessions],
})
export class StaffModule {}
