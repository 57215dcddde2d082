import { Body, Controller, Inject } from '@nestjs/common';
import * as staff from '@portal/domain/staff/index.js';
import { z } from 'zod';
import { AdminAction, DONE } from '../platform/admin-lists/action-request.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Access, Post, RUN, type Run } from '../platform/http/handler.js';
import { type Call, CurrentCall } from '../platform/http/call.js';
import { text, textOrEmpty } from '../platform/http/input.js';
import { CurrentAdmin, type AdminCaller } from '../platform/security/caller.js';
import { AdminGuesses } from './admin-guesses.js';
import { madeAnswer } from './passkey.schemas.js';
import type { Actor } from '@portal/domain/audit/index.js';
import {
  bytesOf,
  PASSKEY_ALGORITHMS,
  relyingPartyOf,
  webauthn,
} from './passkey-verifier.webauthn.js';

const SITE_NAME = 'Admin console';
/** Shorter than the challenge is valid, so that a late answer is refused in the browser. */
const PATIENCE_MS = 4 * 60 * 1_000;

async function creationOptions(
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  { adminId, username }: Actor,
  { challenge, credentials }: staff.PasskeyRequest,
) {
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: SITE_NAME,
    rpID: relyingPartyOf(PUBLIC_URL).id,
    userID: new TextEncoder().encode(adminId),
    userName: username,
    userDisplayName: username,
    challenge: bytesOf(challenge),
    timeout: PATIENCE_MS,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    excludeCredentials: credentials.map(({ id, transports }) => ({
      id,
      transports: [...transports],
    })),
  });
}

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
    const request = await this.run(staff.beginPasskey, caller);
    return { success: true, options: await creationOptions(this.config, caller, request) };
  }

  @Post('add')
  async add(
    @CurrentAdmin() caller: AdminCaller,
    @Body({ schema: addBody }) { name, passkey: answer }: z.infer<typeof addBody>,
    @CurrentCall() call: Call,
  ) {
    const guess = { username: caller.username, at: 'proof' } as const;
    await this.guesses.guess(guess, call, () =>
      this.run(staff.addPasskey, caller, { name, answer }),
    );
    return DONE;
  }

  @AdminAction('remove', removeBody)
  async remove(caller: AdminCaller, { id }: z.infer<typeof removeBody>) {
    await this.run(staff.removePasskey, caller, id);
    return DONE;
  }

  @Access('admin', { first: true })
  @Post('challenge')
  async challenge(@CurrentAdmin() caller: AdminCaller) {
    return { success: true, passkey: await this.run(staff.beginPasskeyProof, caller) };
  }
}
