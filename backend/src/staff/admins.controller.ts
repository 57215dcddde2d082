import { Controller, Get, Inject } from '@nestjs/common';
import * as staff from '@portal/domain/staff/index.js';
import { z } from 'zod';
import { AccountGuesses, adminAccount } from '../accounts/index.js';
import {
  AdminAction,
  DONE,
  EntryAction,
  reasonBody,
  ReasonedAction,
} from '../platform/admin-lists/action-request.js';
import { Access, Shows, RUN, type Run } from '../platform/http/handler.js';
import { textOrEmpty } from '../platform/http/input.js';
import { InjectPort } from '../platform/ports.js';
import type { AdminCaller } from '../platform/security/caller.js';

const roleBody = reasonBody.extend({ role: textOrEmpty, seenRole: textOrEmpty });
const seenBody = reasonBody.extend({ version: z.int32().optional() });
const passwordBody = seenBody.extend({ password: textOrEmpty });
const addBody = reasonBody.extend({
  ...{ username: textOrEmpty, password: textOrEmpty, role: textOrEmpty },
});
const ruleBody = reasonBody.extend({ required: z.boolean('Please say yes or no') });

@Controller('api/admin')
export class AdminsController {
  @Inject(RUN) private readonly run!: Run;

  constructor(
    @InjectPort('admins') private readonly admins: staff.AdminRepository,
    private readonly guesses: AccountGuesses,
  ) {}

  @Access('admin', { roles: ['owner'], proof: true })
  @AdminAction('admins', addBody)
  async add(admin: AdminCaller, form: z.infer<typeof addBody>) {
    return { success: true, ...(await this.run(staff.addAdmin, admin, form)) };
  }

  @Access('admin', { roles: ['owner'], proof: true })
  @EntryAction('admins/:id/change-role', roleBody)
  async changeRole(admin: AdminCaller, adminId: string, body: z.infer<typeof roleBody>) {
    await this.run(staff.changeAdminRole, admin, { adminId, ...body });
    return DONE;
  }

  @Access('admin', { roles: ['owner'], proof: true })
  @ReasonedAction('admins/:id/deactivate')
  async deactivate(admin: AdminCaller, adminId: string, reason: string) {
    await this.run(staff.setAdminActive, admin, { adminId, active: false, reason });
    return DONE;
  }

  @Access('admin', { roles: ['owner'], proof: true })
  @ReasonedAction('admins/:id/reactivate')
  async reactivate(admin: AdminCaller, adminId: string, reason: string) {
    await this.run(staff.setAdminActive, admin, { adminId, active: true, reason });
    return DONE;
  }

  @Access('admin', { roles: ['owner'], proof: true })
  @EntryAction('admins/:id/reset-password', passwordBody)
  async resetPassword(admin: AdminCaller, adminId: string, body: z.infer<typeof passwordBody>) {
    const password = await this.run(staff.resetAdminPassword, admin, { adminId, ...body });
    const reset = await this.admins.findById(adminId);
    if (reset) await this.guesses.forget(adminAccount(reset.username));
    return { success: true, password };
  }

  @Access('admin', { roles: ['owner'], proof: true })
  @EntryAction('admins/:id/reset-totp', seenBody)
  async resetTotp(admin: AdminCaller, adminId: string, body: z.infer<typeof seenBody>) {
    await this.run(staff.resetAdminTotp, admin, { adminId, ...body });
    return DONE;
  }

  @Access('admin', { roles: ['owner'] })
  @Shows('nobody')
  @Get('admin-rules')
  async rules() {
    return { success: true, requireTotp: await this.admins.requiresTotp() };
  }

  @Access('admin', { roles: ['owner'], proof: true })
  @AdminAction('admin-rules', ruleBody)
  async setRules(admin: AdminCaller, rule: z.infer<typeof ruleBody>) {
    await this.run(staff.requireTotp, admin, rule);
    return DONE;
  }
}
