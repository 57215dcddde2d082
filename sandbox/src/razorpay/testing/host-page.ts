import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const PAGE = (checkoutUrl: string) => `<!doctype html>
<html lang="en">
  <head>
    <title>Shop</title>
    <link rel="icon" href="data:," />
    <script src="${checkoutUrl}"></script>
    <script src="/shop.js" defer></script>
  </head>
  <body>
    <main>
      <h1>Shop</h1>
      <button id="buy">Buy</button>
      <pre id="log"></pre>
    </main>
  </body>
</html>`;

const SCRIPT = (orderId: string, keyId: string) => `
const log = (what, detail) => {
  document.querySelector('#log').textContent += JSON.stringify([what, detail]) + '\\n';
};
document.querySelector('#buy').addEventListener('click', () => {
  const checkout = new Razorpay({
    key: '${keyId}',
    order_id: '${orderId}',
    amount: 50000,
    currency: 'INR',
    name: 'Saral Digital',
    description: 'Skill test fee',
    prefill: { name: 'Asha Rao', email: 'asha@example.com' },
    theme: { color: '#d4af37' },
    handler: (proof) => log('paid', proof),
    modal: { ondismiss: () => log('dismissed') },
  });
  checkout.on('payment.failed', ({ error }) => log('failed', error));
  checkout.open();
});`;

type Sale = { readonly checkoutUrl: string; readonly orderId: string; readonly keyId: string };

/** A page that sells one order, under as strict a policy as the product's own. */
export const startHostPage = async ({ checkoutUrl, orderId, keyId }: Sale) => {
  const standIn = new URL(checkoutUrl).origin;
  const policy =
    `default-src 'none'; script-src 'self' ${standIn}; frame-src ${standIn}; ` +
    `style-src 'self'; img-src data:; base-uri 'none'`;
  const server = createServer(({ url }, response) => {
    const isScript = url === '/shop.js';
    response.writeHead(200, {
      'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
    });
    response.end(isScript ? SCRIPT(orderId, keyId) : PAGE(checkoutUrl));
  });
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://localhost:${port}/`, stop };
};
