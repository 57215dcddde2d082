import { COMPANY } from '../content/company.js';
import { AppLink } from './navigation.js';

/** The company's mark and name. */
export function Brand() {
  return (
    <AppLink to="/" className="brand">
      <span className="brand-mark" aria-hidden="true" />
      {COMPANY.name}
    </AppLink>
  );
}
