import { useEffect } from 'react';

const begin = () => import('../lib/form-proof.js').then(({ beginForm }) => beginForm());

/** A field for programs: no person sees it, hears of it, or comes to it by keyboard. */
export function FormTrap() {
  useEffect(() => void begin().catch(() => undefined), []);
  return <input hidden name="reference" tabIndex={-1} autoComplete="off" />;
}
