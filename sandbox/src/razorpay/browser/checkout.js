/**
 * What the page loads in place of Razorpay's checkout.js: the same `Razorpay(options)` with
 * `open`, `on` and `close`. The popup itself is a page of the are-in, shown in a frame.
 * Styles are set by CSSOM, which a strict Content-Security-Policy of the page lets through.
 */
{
  const ORIGIN = new URL(document.currentScript.src).origin;
  const OVER_EVERYTHING = '2147483647';

  const FRAME_STYLE = {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    border: '0',
    zIndex: OVER_EVERYTHING,
    background: 'rgb(0 0 0 / 60%)',
    // A frame is see-through only when both sides agree on the scheme.
    colorScheme: 'light',
  };

  const buildFrame = (orderId) => {
    const address = new URL('/v1/checkout/popup', ORIGIN);
    address.searchParams.set('order_id', orderId ?? '');
    address.searchParams.set('host', window.location.origin);
    const frame = document.createElement('iframe');
    frame.src = address.href;
    frame.title = 'Payment';
    frame.className = 'razorpay-checkout-frame';
    Object.assign(frame.style, FRAME_STYLE);
    return frame;
  };

  /** Makes the rest of the page deaf while the popup is open; returns the way back. */
  const holdPage = () => {
    const focused = document.activeElement;
    const scrolling = document.body.style.overflow;
    const rest = [...document.body.children].filter((element) => !element.inert);
    for (const element of rest) element.inert = true;
    document.body.style.overflow = 'hidden';
    return () => {
      for (const element of rest) element.inert = false;
      document.body.style.overflow = scrolling;
      focused?.focus();
    };
  };

  /** What the popup may know of the page's options: text, nothing that can be called. */
  const tellable = ({ key, name, description, prefill, notes, theme, modal, config }) => ({
    // JSON drops what can not be sent, such as a function.
    hidden: JSON.parse(JSON.stringify(config?.display?.hide ?? [])),
    key,
    name,
    description,
    prefill: { ...prefill },
    notes: { ...notes },
    color: theme?.color,
    escape: modal?.escape !== false,
  });

  /** Of a failure, as Razorpay's form names the parts of it. */
  const failureFields = ({ error: { code, description, metadata } }) => ({
    'error[code]': code,
    'error[description]': description,
    'error[metadata]': JSON.stringify(metadata),
  });

  /** Leaves the page; a page of the are-in sends the browser back to it, by a form. */
  const leaveFor = (callback, fields) => {
    const address = new URL('/v1/checkout/return', ORIGIN);
    address.searchParams.set('to', new URL(callback, window.location.href).href);
    for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
    window.location.assign(address.href);
  };

  class Checkout {
    #options;
    #handlers = new Map();
    #frame;
    #releasePage;

    constructor(options = {}) {
      if (!options.key) throw new Error('No key passed');
      this.#options = options;
    }

    on(event, handler) {
      this.#handlers.set(event, [...(this.#handlers.get(event) ?? []), handler]);
    }

    open() {
      if (this.#frame) return;
      this.#frame = buildFrame(this.#options.order_id);
      this.#releasePage = holdPage();
      window.addEventListener('message', this.#hear);
      document.addEventListener('keydown', this.#leaveByKey);
      document.body.append(this.#frame);
    }

    close() {
      if (!this.#frame) return;
      this.#remove();
      this.#options.modal?.ondismiss?.();
    }

    #remove() {
      if (!this.#frame) return;
      window.removeEventListener('message', this.#hear);
      document.removeEventListener('keydown', this.#leaveByKey);
      this.#frame.remove();
      this.#frame = undefined;
      this.#releasePage();
    }

    /** Before the popup has loaded, keys still reach the page. */
    #leaveByKey = (event) => {
      if (event.key === 'Escape' && this.#options.modal?.escape !== false) this.close();
    };

    #hear = (event) => {
      if (event.origin !== ORIGIN || event.source !== this.#frame?.contentWindow) return;
      const { type, detail } = event.data;
      if (type === 'ready') this.#introduce();
      if (type === 'dismiss') this.close();
      const { callback_url: callback, redirect } = this.#options;
      const ends = { paid: (proof) => proof, failed: failureFields };
      // As in a browser inside an app: no handler of the page runs.
      if (callback && redirect && ends[type]) return leaveFor(callback, ends[type](detail));
      if (type === 'failed')
        for (const tell of this.#handlers.get('payment.failed') ?? []) tell(detail);
      if (type === 'paid') {
        this.#remove();
        this.#options.handler?.(detail);
      }
    };

    /** The frame has the focus before the popup gives it to a separate button. */
    #introduce() {
      this.#frame.focus();
      const message = { type: 'options', detail: tellable(this.#options) };
      this.#frame.contentWindow.postMessage(message, ORIGIN);
    }
  }

  window.Razorpay = function Razorpay(options) {
    return new Checkout(options);
  };
}
