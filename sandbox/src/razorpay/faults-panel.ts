import { html, type Html } from '../inbox/web/html.js';
import type { Quirks } from './quirks.js';

type Switch = { readonly words: string; readonly quirks: Partial<Quirks> };

const COPIES = 3;
const LATE_MS = 5_000;

const SWITCHES: readonly Switch[] = [
  { words: `Events ${COPIES} times`, quirks: { webhookCopies: COPIES } },
  { words: 'Events in disorder', quirks: { webhooksReversed: true } },
  { words: `Events ${LATE_MS / 1_000} s late`, quirks: { webhookDelayMs: LATE_MS } },
  { words: 'API: error page', quirks: { api: 'html' } },
  { words: 'API: hangs', quirks: { api: 'hangs' } },
  { words: 'Money only set aside', quirks: { capture: 'manual' } },
  { words: 'Captures refused', quirks: { capture: 'refused' } },
  { words: 'Refunds fail', quirks: { refunds: 'failed' } },
  { words: 'Refunds take days', quirks: { refunds: 'pending' } },
  { words: 'UPI is slow', quirks: { upi: 'slow' } },
  { words: 'UPI is down', quirks: { upi: 'down' } },
];

const isOn = (now: Quirks, { quirks }: Switch): boolean =>
  Object.entries(quirks).every(([name, value]) => now[name as keyof Quirks] === value);

/** Switches by which the stand-in misbehaves, for everyone, until they are switched off again. */
export const quirksPanel = (now: Quirks): Html =>
  html`<div class="quirks" role="group" aria-labelledby="quirks">
    <p class="label" id="quirks">Sandbox: the provider misbehaves, for all, until switched off</p>
    ${SWITCHES.map(
      (one) =>
        html`<button
          type="button"
          data-quirks="${JSON.stringify(one.quirks)}"
          aria-pressed="${isOn(now, one) ? 'true' : 'false'}"
        >
          ${one.words}
        </button>`,
    )}
    <p class="label" role="alert" hidden></p>
    <link rel="stylesheet" href="/v1/checkout/quirks.css" />
    <script type="module" src="/v1/checkout/quirks.js"></script>
  </div>`;
