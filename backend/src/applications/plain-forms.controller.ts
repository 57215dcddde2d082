import { Body, Controller, Inject, Res, UseFilters, Catch } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Access, Limit, ALL_FORMS, FORMS, Post } from '../platform/http/handler.js';
import { type Call, CurrentCall } from '../platform/http/call.js';
import { sentPage, refusedPage } from '../platform/http/form-page.js';
import { NoSuchRoute } from '../platform/http/http-errors.js';
import { PUBLIC_PAGES, type PublicPages } from '../platform/http/public-pages.js';
import { applicationBody, contactBody, Forms } from './forms.js';
import { ErrorFilter, type Shown } from '../platform/http/error.filter.js';

/** The page of the form, where the form is sent to; none in a process that has no pages. */
const formPage = async (pages: PublicPages, { request }: FastifyReply) =>
  (await pages()).get(`${request.routeOptions.url ?? ''}/index.html`);

/** Whatever refuses the form, its page comes back as it was filled in. */
@Catch()
class PlainFormFilter extends ErrorFilter {
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

/** What a browser without scripts sends; the answer is a page. */
@Controller()
@Access('anyone')
@UseFilters(PlainFormFilter)
export class PlainFormsController {
  constructor(
    private readonly forms: Forms,
    @Inject(PUBLIC_PAGES) private readonly pages: PublicPages,
  ) {}

  @Limit(FORMS, ALL_FORMS)
  @Post('contact')
  async contact(
    @Body({ schema: contactBody }) body: z.infer<typeof contactBody>,
    @CurrentCall() call: Call,
    @Res() reply: FastifyReply,
  ) {
    return this.answer(reply, () => this.forms.contact(body, call));
  }

  @Limit(FORMS, ALL_FORMS)
  @Post('internship-application')
  async apply(
    @Body({ schema: applicationBody }) body: z.infer<typeof applicationBody>,
    @CurrentCall() call: Call,
    @Res() reply: FastifyReply,
  ) {
    return this.answer(reply, () => this.forms.apply(body, call));
  }

  private async answer(reply: FastifyReply, send: () => Promise<{ readonly message: string }>) {
    const page = await formPage(this.pages, reply);
    if (!page) throw new NoSuchRoute();
    const { message } = await send();
    void reply.type(page.type).header('Cache-Control', 'no-store');
    // A page without scripts goes nowhere by itself.
    return reply.send(sentPage(page.body.toString(), message.replace(' Redirecting home...', '')));
  }
}
