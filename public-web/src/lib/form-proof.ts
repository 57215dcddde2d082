import { LEAST_SECONDS_TO_FILL } from '@portal/domain/applications/form-proof.js';
import { callApi } from './api.js';
import { ApiFailure, isRefusedAs } from './api-failure.js';

/** The field that people can't see; whatever fills it is a program. */
const TRAP = 'reference';

const MOST_TRIES = 3;
/** A slow token must not delay a form, which is then sent without one. */
const TOKEN_MS = 5_000;

/** `ripe` resolves when the form may be sent: a moment after its token was signed. */
type Begun = { readonly formToken: string; readonly ripe: Promise<void> };

let begun: Promise<Begun | null> | null = null;

const pause = (seconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000));

const fetchToken = (): Promise<Begun | null> =>
  callApi<{ formToken: string }>('/api/forms/token', {
    asStudent: false,
    timeoutMs: TOKEN_MS,
  }).then(
    ({ formToken }) => ({ formToken, ripe: pause(LEAST_SECONDS_TO_FILL) }),
    () => null,
  );

/** The token, when a form with it is no longer refused as filled too fast. */
async function ripeToken(): Promise<string | undefined> {
  const form = await begun;
  await form?.ripe;
  return form?.formToken;
}

/** Notes that somebody begins with a form, so that it is not sent too fast. */
export function beginForm(): void {
  begun ??= fetchToken();
}

const trap = () => document.querySelector<HTMLInputElement>(`input[name="${TRAP}"]`);

/** Waits if that helps. @returns whether it did */
async function mayTryAgain(failure: unknown): Promise<boolean> {
  if (isRefusedAs(failure, 'form_expired')) {
    begun = fetchToken();
    return true;
  }
  if (isRefusedAs(failure, 'looks_automatic')) {
    // A password manager may have filled it: a person's next try succeeds.
    const field = trap();
    if (field) field.value = '';
  }
  if (!isRefusedAs(failure, 'filled_too_fast') || !(failure instanceof ApiFailure)) return false;
  await pause(failure.answer?.retryAfterSeconds ?? 1);
  return true;
}

export type FormAnswer = {
  readonly message: string;
  /** False if no mail confirms it; the message says so. Absent for other forms. */
  readonly mailed?: boolean;
};

/** Who is kept waiting by a limit in spite of any work may call. */
function withPhone(failure: unknown, phone: string): unknown {
  if (!(failure instanceof ApiFailure) || !isRefusedAs(failure, 'too_many_requests'))
    return failure;
  const message = `${failure.message} Or call ${phone}.`;
  return new ApiFailure({ status: 429, ...failure.answer, message });
}

/** A form that the browser filled in may be too fast; it is sent again a moment later. @param phone is offered where
 * a limit refuses the form @throws ApiFailure */
export async function sendForm(path: string, form: object, phone: string): Promise<FormAnswer> {
  for (let tries = 1; ; tries += 1) {
    const proof = { [TRAP]: trap()?.value, formToken: await ripeToken() };
    try {
      const body = { ...form, ...proof };
      return await callApi<FormAnswer>(path, { method: 'POST', body, asStudent: false });
    } catch (failure) {
      if (tries === MOST_TRIES || !(await mayTryAgain(failure))) throw withPhone(failure, phone);
    }
  }
}
