import { json, type Reply } from '../inbox/web/replies.js';

const BAD_REQUEST = 'BAD_REQUEST_ERROR';

export class ProviderError extends Error {
  constructor(
    readonly description: string,
    readonly field?: string,
    readonly status = 400,
  ) {
    super(description);
  }

  toReply(): Reply {
    const error = {
      code: BAD_REQUEST,
      description: this.description,
      source: 'business',
      step: 'payment_initiation',
      reason: 'input_validation_failed',
      metadata: {},
      ...(this.field && { field: this.field }),
    };
    return json({ error }, this.status);
  }
}

export const authenticationFailed = (): Reply =>
  json({ error: { code: BAD_REQUEST, description: 'Authentication failed' } }, 401);

export const unknownUrl = (): Reply =>
  new ProviderError('The requested URL was not found on the server.', undefined, 404).toReply();
