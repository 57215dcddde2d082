import { useRef, useState, type SubmitEvent } from 'react';
import { HttpError, useAuthProvider, useLogout } from 'react-admin';

/** What the server refused: one sentence, and one for each field. */
export type Refused = {
  readonly message: string;
  /** The stable word of the refusal. */
  readonly code?: string;
  readonly fields: Readonly<Record<string, string>>;
};

export type Texts = Readonly<Record<string, string>>;

const textsIn = (form: HTMLFormElement): Texts =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );

function refusedBy(failure: unknown, texts: Texts): Refused {
  const message = failure instanceof Error && failure.message ? failure.message : 'Server error';
  const body: unknown = failure instanceof HttpError ? failure.body : null;
  const { errors, code } = (body ?? {}) as { errors?: Refused['fields']; code?: string };
  // The message stays where a field error belongs to no field of this form.
  const own = Object.entries(errors ?? {}).filter(([name]) => Object.hasOwn(texts, name));
  return { message, ...(code ? { code } : {}), fields: Object.fromEntries(own) };
}

/** Whether the session is over; then the sign-in page follows. */
function useSessionCheck() {
  const authProvider = useAuthProvider();
  const logout = useLogout();
  return async (failure: unknown): Promise<void> => {
    try {
      await authProvider?.checkError(failure);
    } catch (reason) {
      await logout({}, '/admin-signin', false);
      throw reason;
    }
  };
}

/** The state of a form: one call at a time, and the last refusal. */
export function useSubmit(send: (texts: Texts) => Promise<unknown>) {
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const checkSession = useSessionCheck();

  const run = async (form: HTMLFormElement) => {
    setBusy(true);
    setRefused(null);
    const texts = textsIn(form);
    try {
      await send(texts);
    } catch (failure) {
      await checkSession(failure).then(
        () => setRefused(refusedBy(failure, texts)),
        () => undefined,
      );
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    void run(event.currentTarget);
  };
  return { refused, isBusy, submit };
}
