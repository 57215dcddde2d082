import { html } from '../inbox/web/html.js';
import { htmlPage, type Reply } from '../inbox/web/replies.js';
import { ProviderError } from './provider-error.js';

/** Nothing but to send the form there. */
const policyFor = (to: string) =>
  `default-src 'none'; script-src 'self'; img-src data:; base-uri 'none'; ` +
  `form-action ${new URL(to).origin}`;

/** A page that sends the browser back to the shop by a form, as Razorpay's does with `redirect`. */
export function returnPage(asked: URLSearchParams): Reply {
  const to = asked.get('to') ?? '';
  if (!/^https?:/.test(to))
    throw new ProviderError('The callback_url is no address.', 'callback_url');
  const fields = [...asked].filter(([name]) => name !== 'to');
  return htmlPage(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>Payment</title>
          <link rel="icon" href="data:," />
          <script type="module" src="/v1/checkout/return.js"></script>
        </head>
        <body>
          <main>
            <h1>Back to the shop</h1>
            <form method="post" action="${to}">
              ${fields.map(
                ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
              )}
              <button>Continue</button>
            </form>
          </main>
        </body>
      </html>`,
    policyFor(to),
  );
}
