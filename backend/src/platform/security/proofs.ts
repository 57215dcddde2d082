import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  PROOF_HEADER,
  readProof,
  solves,
  type Puzzle,
} from '@portal/domain/kernel/proof-of-work.js';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config/config.js';
import { Counters } from '../database/counters.pg.js';
import { keysFor, secretsOf, type Keys } from './secrets.js';

const LIFETIME_SECONDS = 10 * 60;
const SIGNATURE_LENGTH = 22;
const NONCE_BYTES = 9;

/** The scope of what a network may do without naming an account, so that one proof holds for all limits of a call. */
export const callsOf = (network: string): string => `calls ${network}`;

/** Issues puzzles without storing them, and accepts each solution once. */
@Injectable()
export class Proofs {
  private readonly keys: Keys;
  private readonly accepted = new WeakMap<object, number>();

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly counters: Counters,
  ) {
    this.keys = keysFor(secretsOf(config), 'proofs of work');
  }

  /** @param scope what the solution is valid for: whose call, about what, from where */
  puzzle(scope: string, bits: number): Puzzle {
    const end = (Date.now() + LIFETIME_SECONDS * 1000).toString(36);
    const head = `${end}.${bits}.${randomBytes(NONCE_BYTES).toString('base64url')}`;
    return { challenge: `${head}.${this.sign(scope, head, this.keys[0])}`, bits };
  }

  /** The proof of work of a call, in bits; 0 without one, for another scope, or for a repeat. What one limit of a call
   * has accepted holds for the others. */
  async proven(request: Pick<FastifyRequest, 'headers'>, scope: string): Promise<number> {
    const before = this.accepted.get(request);
    if (before !== undefined) return before;
    const header = request.headers[PROOF_HEADER];
    const proof = typeof header === 'string' ? readProof(header) : null;
    const puzzle = proof && this.ours(proof.challenge, scope);
    if (!puzzle || !solves(puzzle, proof.numbers)) return 0;
    const key = `proof ${proof.challenge.slice(-SIGNATURE_LENGTH)}`;
    const counts = await this.counters.add([{ key, seconds: LIFETIME_SECONDS }]);
    if (counts.get(key)?.used !== 1) return 0;
    this.accepted.set(request, puzzle.bits);
    return puzzle.bits;
  }

  private ours(challenge: string, scope: string): Puzzle | null {
    const [end = '', bits = '', nonce = '', signature = ''] = challenge.split('.');
    const given = Buffer.from(signature);
    const isOurs = this.keys.some((key) => {
      const right = Buffer.from(this.sign(scope, `${end}.${bits}.${nonce}`, key));
      return given.length === right.length && timingSafeEqual(given, right);
    });
    if (!isOurs) return null;
    return Number.parseInt(end, 36) > Date.now() ? { challenge, bits: Number(bits) } : null;
  }

  private sign(scope: string, head: string, key: Buffer): string {
    const digest = createHmac('sha256', key).update(`${scope}\n${head}`).digest('base64url');
    return digest.slice(0, SIGNATURE_LENGTH);
  }
}
