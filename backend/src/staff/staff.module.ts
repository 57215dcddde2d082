import { Module } from '@nestjs/common';
import {
  addAdmin,
  addPasskey,
  beginAdminSession,
  beginPasskey,
  beginPasskeyProof,
  beginTotp,
  changeAdminRole,
  changeOwnPassword,
  confirmTotp,
  proveIdentity,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  requireTotp,
  resetAdminPassword,
  resetAdminTotp,
  setAdminActive,
  signInAdmin,
  signOutEverywhere,
} from '@portal/domain/staff/index.js';
import { AccountsModule } from '../accounts/index.js';
import { useCases } from '../platform/use-cases.js';
import { AdminAccountController } from './admin-account.controller.js';
import { AdminGuesses } from './admin-guesses.js';
import { AdminLoginController } from './admin-login.controller.js';
import { AdminSessionsController } from './admin-sessions.controller.js';
import { AdminSessions } from './admin-sessions.js';
import { AdminStrategy } from './admin.strategy.js';
import { AdminsController } from './admins.controller.js';
import { MeController } from './me.controller.js';
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
  providers: [
    AdminStrategy,
    AdminGuesses,
    AdminSessions,
    ...useCases(
      addAdmin,
      addPasskey,
      beginAdminSession,
      beginPasskey,
      beginPasskeyProof,
      removePasskey,
      proveIdentity,
      beginTotp,
      changeAdminRole,
      changeOwnPassword,
      confirmTotp,
      removeTotp,
      renewRecoveryCodes,
      requireTotp,
      resetAdminPassword,
      resetAdminTotp,
      setAdminActive,
      signInAdmin,
      signOutEverywhere,
    ),
  ],
})
export class StaffModule {}
