import { Inject, Injectable } from '@nestjs/common';
import { checkFormMail } from '@portal/domain/accounts/index.js';
import { PROOF_HEADER } from '@portal/domain/kernel/proof-of-work.js';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Counters } from '../platform/database/counters.pg.js';
import { TooManyRequests } from '../platform/http/http-errors.js';
import { networkOf } from '../platform/http/network-of.js';
import { Proofs } from '../platform/security/proofs.js';
import { counted, mailsOf, studentAccount, Tally } from './abuse-counts.js';
import { Devices } from './devices.js';

@Injectable()
export class FormMails {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly counters: Counters,
    private readonly proofs: Proofs,
    private readonly devices: Devices,
  ) {}

  /** Stores a form; answers whether its address may be mailed. Over the limit, proof of work is asked for once. Without
   * enough of it the form is stored without a mail, so that nothing typed is lost. */
  async keep(
    request: FastifyRequest,
    email: string,
    keep: (mayMail: boolean) => Promise<unknown>,
  ): Promise<boolean> {
    const account = studentAccount(email);
    const network = networkOf(request.ip);
    const device = this.devices.knownAs(request, account);
    const held = [
      ...mailsOf(this.devices, account, network),
      counted(this.devices, 'formMails', ''),
    ];
    const scope = `form ${account} ${network}`;
    const proven = await this.proofs.proven(request, scope);
    const tally = new Tally(this.counters, this.config.RATE_LIMIT_FACTOR, { network, device });
    const verdict = await tally.take(held, [], (counts) =>
      checkFormMail(counts, proven, device !== null),
    );
    const mayMail = verdict.kind === 'go';
    if (!mayMail && verdict.bits !== null && !(PROOF_HEADER in request.headers)) {
      throw new TooManyRequests(verdict.seconds, this.proofs.puzzle(scope, verdict.bits));
    }
    try {
      await keep(mayMail);
      return mayMail;
    } catch (error) {
      if (mayMail) await tally.add(held, -1);
      throw error;
    }
  }
}
