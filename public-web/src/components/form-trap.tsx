import { useEffect } from 'react';

const begin = () => import('../lib/form-proof.js').then(({ beginForm }) => beginForm());

/** A field for programs: people can't see, hear or reach it. */
export function FormTrap() {
  useEffect(() => void begin().catch(() => undefined), []);
  return <input hidden name="reference" tabIndex={-1} autoComplete="off" />;
}
