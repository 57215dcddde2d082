import type { IncomingHttpHeaders } from 'node:http';
import type { Reply } from './replies.js';

export type Request = {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

type Answer = Reply | Promise<Reply>;

export type Handle = (request: Request) => Answer | undefined;

/** Binds a method and a path such as `/orders/:id` to a handler, which gets the `:parts`. */
export const route = (
  method: string,
  path: string,
  answer: (request: Request, ...parts: string[]) => Answer,
): Handle => {
  // oxlint-disable-next-line ours/slow-patterns -- it is made of the test provider's own routes
  const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '([\\w-]+)')}$`);
  return (request) => {
    if (request.method !== method) return undefined;
    const parts = pattern.exec(request.url.pathname);
    return parts ? answer(request, ...parts.slice(1)) : undefined;
  };
};

export const firstOf =
  (handlers: readonly Handle[]): Handle =>
  (request) => {
    for (const handle of handlers) {
      const answer = handle(request);
      if (answer) return answer;
    }
    return undefined;
  };
