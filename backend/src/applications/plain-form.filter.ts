import { Catch, Inject } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ErrorFilter, type Shown } from '../platform/http/error.filter.js';
import { refusedPage } from '../platform/http/form-page.js';
import { PUBLIC_PAGES, type PublicPages } from '../platform/http/public-pages.js';

/** The page of the form, where the form is sent to; none in a process that has no pages. */
export const formPage = async (pages: PublicPages, { request }: FastifyReply) =>
  (await pages()).get(`${request.routeOptions.url ?? ''}/index.html`);

/** Whatever refuses the form, its page comes back as it was filled in. */
@Catch()
export class PlainFormFilter extends ErrorFilter {
  constructor(@Inject(PUBLIC_PAGES) private readonly pages: PublicPages) {
    super();
  }

  protected override send(reply: FastifyReply, shown: Shown['body']): void {
    const { message, fields = {} } = shown;
    const words = Object.entries(reply.request.body ?? {});
    const filled = Object.fromEntries(words.filter(([, value]) => typeof value === 'string'));
    const asJson = () => {
      super.send(reply, shown);
    };
    void formPage(this.pages, reply).then((page) => {
      if (!page) asJson();
      else {
        const html = refusedPage(page.body.toString(), filled, message, fields);
        void reply.type(page.type).header('Cache-Control', 'no-store').send(html);
      }
    }, asJson);
  }
}
