import { Body, Controller, Get, Inject } from '@nestjs/common';
import { enterRoom, ownSitting } from '@portal/domain/exam/index.js';
import { z } from 'zod';
import { Devices } from '../../accounts/index.js';
import { DONE } from '../../platform/admin-lists/action-request.js';
import { Access, Post, RUN, type Run } from '../../platform/http/handler.js';
import { type Call, CurrentCall } from '../../platform/http/call.js';
import { textOrEmpty } from '../../platform/http/input.js';
import { CurrentStudent, type StudentCaller } from '../../platform/security/caller.js';

const codeBody = z.object({ code: textOrEmpty });

@Controller('api/test/sitting')
@Access('student')
export class OwnSittingController {
  @Inject(RUN) private readonly run!: Run;

  constructor(private readonly devices: Devices) {}

  @Get()
  async show(@CurrentStudent() { studentId }: StudentCaller, @CurrentCall() { request }: Call) {
    const { browser: device } = this.devices.requesterOf(request);
    return { success: true, sitting: await this.run(ownSitting, { studentId, device }) };
  }

  @Post()
  async enter(
    @CurrentStudent() { studentId }: StudentCaller,
    @Body({ schema: codeBody }) { code }: z.infer<typeof codeBody>,
    @CurrentCall() { request, reply }: Call,
  ) {
    const device = this.devices.identified(request, reply).browser ?? '';
    await this.run(enterRoom, { studentId, device, code });
    return DONE;
  }
}
