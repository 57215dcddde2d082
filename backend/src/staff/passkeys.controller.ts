import { Body, Controller, Inject } from '@nestjs/common';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyProof,
  removePasskey,
} from '@portal/domain/staff/index.js';
import { z } from 'zod';
import { AdminAction, DONE } from '../platform/admin-lists/action-request.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Access, Post, RUN, type Run } from '../platform/http/handler.js';
import { type Call, CurrentCall } from '../platform/http/call.js';
import { text, textOrEmpty } from '../platform/http/input.js';
import { CurrentAdmin, type AdminCaller } from '../platform/security/caller.js';
import { AdminGuesses } from './admin-guesses.js';
import { creationOptions } from './passkey-options.js';
import { madeAnswer } from './passkey.schemas.js';

const addBody = z.object({ name: textOrEmpty, passkey: madeAnswer });
const removeBody = z.object({ id: text });

// Somebody with a stolen session could keep it with a passkey.
@Access('admin', { first: true, proof: true })
@Controller('api/admin/account/passkeys')
export class PasskeysController {
  @Inject(RUN) private readonly run!: Run;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly guesses: AdminGuesses,
  ) {}

  @Post('begin')
  async begin(@CurrentAdmin() caller: AdminCaller) {
    const request = await this.run(beginPasskey, caller);
    return { success: true, options: await creationOptions(this.config, caller, request) };
  }

  @Post('add')
  async add(
    @CurrentAdmin() caller: AdminCaller,
    @Body({ schema: addBody }) { name, passkey: answer }: z.infer<typeof addBody>,
    @CurrentCall() call: Call,
  ) {
    const guess = { username: caller.username, at: 'proof' } as const;
    await this.guesses.guess(guess, call, () => this.run(addPasskey, caller, { name, answer }));
    return DONE;
  }

  @AdminAction('remove', removeBody)
  async remove(caller: AdminCaller, { id }: z.infer<typeof removeBody>) {
    await this.run(removePasskey, caller, id);
    return DONE;
  }

  @Access('admin', { first: true })
  @Post('challenge')
  async challenge(@CurrentAdmin() caller: AdminCaller) {
    return { success: true, passkey: await this.run(beginPasskeyProof, caller) };
  }
}
