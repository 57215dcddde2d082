import { Catch, Inject } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ErrorFilter, type Shown } from '../platform/http/error.filter.js';
import { refusedPage } from '../platform/http/form-page.js';
import { PUBLIC_PAGES, type PublicPages } from '../platform/http/public-pages.js';

/** Whatever refuses the form, its page comes back as it was filled in. */
@Catch()
export class PlainFormFilter extends ErrorFilter {
  constructor(@Inject(PUBLIC_PAGES) private readonly pages: PublicPages) {
    super();
  }

  protected override send(reply: FastifyReply, { message, fields = {} }: Shown['body']): void {
    const { body, routeOptions } = reply.request;
    const filled = Object.entries(body ?? {}).filter(([, value]) => typeof value === 'string');
    const answer = async () => {
      const page = (await this.pages()).get(`${routeOptions.url ?? ''}/index.html`);
      return reply
        .type('text/html; charset=utf-8')
        .header('Cache-Control', 'no-store')
        .send(refusedPage(String(page?.body), Object.fromEntries(filled), message, fields));
    };
    void answer();
  }
}
