import { Body, Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { addAdmin } from '@portal/domain/staff/add-admin.js';
import {
  changeAdminRole,
  resetAdminPassword,
  resetAdminTotp,
  setAdminActive,
} from '@portal/domain/staff/manage-admins.js';
import { requireTotp } from '@portal/domain/staff/require-totp.js';
import { z } from 'zod';
import {
  DONE,
  entryParameters,
  type EntryParameters,
  reasonBody,
  type ReasonBody,
} from '../platform/admin-lists/action-request.js';
import { CurrentAdmin, type AdminCaller } from '../platform/security/caller.js';
import { OK, textOrEmpty } from '../platform/http/input.js';
import { PORTS, type Ports } from '../app/ports.js';

const roleBody = reasonBody.extend({ role: textOrEmpty });
const passwordBody = reasonBody.extend({ password: textOrEmpty });
const addBody = passwordBody.extend({ username: textOrEmpty, role: textOrEmpty });
const ruleBody = reasonBody.extend({ required: z.boolean('Please say yes or no') });

type One = EntryParameters;
type Reason = ReasonBody;

/** What an owner does to admins. */
@Controller('api/admin')
export class AdminsController {
  constructor(@Inject(PORTS) private readonly ports: Ports) {}

  @Post('admins')
  @HttpCode(OK)
  async add(
    @CurrentAdmin() admin: AdminCaller,
    @Body({ schema: addBody }) form: z.infer<typeof addBody>,
  ) {
    return { success: true, ...(await addAdmin(this.ports, admin, form)) };
  }

  @Post('admins/:id/change-role')
  @HttpCode(OK)
  async changeRole(
    @CurrentAdmin() admin: AdminCaller,
    @Param({ schema: entryParameters }) { id: adminId }: One,
    @Body({ schema: roleBody }) body: z.infer<typeof roleBody>,
  ) {
    await changeAdminRole(this.ports, admin, { adminId, ...body });
    return DONE;
  }

  @Post('admins/:id/deactivate')
  @HttpCode(OK)
  async deactivate(
    @CurrentAdmin() admin: AdminCaller,
    @Param({ schema: entryParameters }) { id: adminId }: One,
    @Body({ schema: reasonBody }) { reason }: Reason,
  ) {
    await setAdminActive(this.ports, admin, { adminId, active: false, reason });
    return DONE;
  }

  @Post('admins/:id/reactivate')
  @HttpCode(OK)
  async reactivate(
    @CurrentAdmin() admin: AdminCaller,
    @Param({ schema: entryParameters }) { id: adminId }: One,
    @Body({ schema: reasonBody }) { reason }: Reason,
  ) {
    await setAdminActive(this.ports, admin, { adminId, active: true, reason });
    return DONE;
  }

  @Post('admins/:id/reset-password')
  @HttpCode(OK)
  async resetPassword(
    @CurrentAdmin() admin: AdminCaller,
    @Param({ schema: entryParameters }) { id: adminId }: One,
    @Body({ schema: passwordBody }) body: z.infer<typeof passwordBody>,
  ) {
    const password = await resetAdminPassword(this.ports, admin, { adminId, ...body });
    return { success: true, password };
  }

  @Post('admins/:id/reset-totp')
  @HttpCode(OK)
  async resetTotp(
    @CurrentAdmin() admin: AdminCaller,
    @Param({ schema: entryParameters }) { id: adminId }: One,
    @Body({ schema: reasonBody }) { reason }: Reason,
  ) {
    await resetAdminTotp(this.ports, admin, { adminId, reason });
    return DONE;
  }

  @Get('admin-rules')
  async rules() {
    return { success: true, requireTotp: await this.ports.admins.requiresTotp() };
  }

  @Post('admin-rules')
  @HttpCode(OK)
  async setRules(
    @CurrentAdmin() admin: AdminCaller,
    @Body({ schema: ruleBody }) rule: z.infer<typeof ruleBody>,
  ) {
    await requireTotp(this.ports, admin, rule);
    return DONE;
  }
}
