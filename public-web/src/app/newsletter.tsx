import { useRef, type SubmitEvent } from 'react';

const EMPTY = 'Please enter your email address to subscribe.';
const THANKS = 'Thank you for subscribing! We will keep you updated with our latest news.';

/** Asks for an email address; as specified, it only says thank you, and nothing is sent. */
export function Newsletter() {
  const input = useRef<HTMLInputElement>(null);

  const subscribe = (event: SubmitEvent) => {
    event.preventDefault();
    const field = input.current;
    if (!field) return;
    if (field.value.trim() === '') {
      alert(EMPTY);
      field.focus();
    } else if (field.reportValidity()) {
      alert(THANKS);
      field.value = '';
    }
  };

  return (
    <form
      className="newsletter grid one-column gap-3"
      aria-label="Newsletter"
      noValidate
      onSubmit={subscribe}
    >
      <label htmlFor="newsletter-email">Our news, now and then</label>
      <div className="flex wrap">
        <input
          ref={input}
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
          aria-describedby="newsletter-truth"
          required
        />
        <button type="submit">Subscribe</button>
      </div>
      <small id="newsletter-truth">Nothing is sent yet, and the address is not stored.</small>
    </form>
  );
}
