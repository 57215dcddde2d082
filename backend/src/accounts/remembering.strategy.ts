import type { IncomingMessage } from 'node:http';
import { Strategy, type StrategyOptionsWithoutRequest, type VerifiedCallback } from 'passport-jwt';
import type { Secrets } from '../platform/security/secrets.js';
import { bearerToken } from './bearer-token.js';
import { RememberedTokens } from './remembered-tokens.js';
import { type Audience, TOKEN_ALGORITHM, TOKEN_ISSUER } from './session-tokens.jwt.js';
import { TokenKeys } from './token-keys.js';

type Verify = (payload: unknown, request: IncomingMessage, done: VerifiedCallback) => void;
const UNAUTHENTICATED = 401;

type Request = Parameters<Strategy['authenticate']>[0];

const tokensUnder =
  (
    remembered: RememberedTokens,
    { jwtFromRequest }: Pick<StrategyOptionsWithoutRequest, 'jwtFromRequest'>,
    verify: Verify,
  ) =>
  (request: IncomingMessage, payload: unknown, done: VerifiedCallback): void => {
    const token = jwtFromRequest(request);
    if (token !== null) remembered.add(token, payload);
    verify(payload, request, done);
  };

export const tokensFor = (audience: Audience, secrets: Secrets): StrategyOptionsWithoutRequest => ({
  jwtFromRequest: bearerToken,
  secretOrKeyProvider: new TokenKeys(secrets).forPassport,
  algorithms: [TOKEN_ALGORITHM],
  issuer: TOKEN_ISSUER,
  audience,
});

/** Checks each token's signature only once; `verify` still checks each time whether the session has ended. */
export class RememberingStrategy extends Strategy {
  private readonly remembered: RememberedTokens;

  constructor(
    private readonly options: StrategyOptionsWithoutRequest,
    private readonly verify: Verify,
  ) {
    const remembered = new RememberedTokens();
    super({ ...options, passReqToCallback: true }, tokensUnder(remembered, options, verify));
    this.remembered = remembered;
  }

  override authenticate(request: Request, options?: unknown): void {
    const token = this.options.jwtFromRequest(request);
    const payload = token === null ? null : this.remembered.find(token);
    if (payload === null) {
      super.authenticate(request, options);
      return;
    }
    this.verify(payload, request, (error: unknown, caller: unknown) => {
      if (error) this.error(error as Error);
      else if (caller) this.success(caller);
      else this.fail(UNAUTHENTICATED);
    });
  }
}
