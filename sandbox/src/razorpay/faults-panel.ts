import { html, type Html } from '../inbox/web/html.js';
import type { Faults } from './faults.js';

type Switch = { readonly words: string; readonly faults: Partial<Faults> };

const COPIES = 3;
const LATE_MS = 5_000;

const SWITCHES: readonly Switch[] = [
  { words: `Events ${COPIES} times`, faults: { webhookCopies: COPIES } },
  { words: 'Events in disorder', faults: { webhooksReversed: true } },
  { words: `Events ${LATE_MS / 1_000} s late`, faults: { webhookDelayMs: LATE_MS } },
  { words: 'API: error page', faults: { api: 'html' } },
  { words: 'API: hangs', faults: { api: 'hangs' } },
  { words: 'Money only set aside', faults: { capture: 'manual' } },
  { words: 'Captures refused', faults: { capture: 'refused' } },
  { words: 'Refunds fail', faults: { refunds: 'failed' } },
  { words: 'Refunds take days', faults: { refunds: 'pending' } },
  { words: 'Customer bears the fee', faults: { feeBearer: 'customer' } },
  { words: '₹50 off by an offer', faults: { offer: 5_000 } },
];

const isOn = (now: Faults, { faults }: Switch): boolean =>
  Object.entries(faults).every(([name, value]) => now[name as keyof Faults] === value);

/** Switches that give the stand-in faults, for everyone, until they are switched off again. */
export const faultsPanel = (now: Faults): Html =>
  html`<div class="faults" role="group" aria-labelledby="faults">
    <p class="label" id="faults">
      Sandbox: the provider has these faults, for all, until switched off
    </p>
    ${SWITCHES.map(
      (one) =>
        html`<button
          type="button"
          data-faults="${JSON.stringify(one.faults)}"
          aria-pressed="${isOn(now, one) ? 'true' : 'false'}"
        >
          ${one.words}
        </button>`,
    )}
    <p class="label" role="alert" hidden></p>
    <link rel="stylesheet" href="/v1/checkout/faults.css" />
    <script type="module" src="/v1/checkout/faults.js"></script>
  </div>`;
