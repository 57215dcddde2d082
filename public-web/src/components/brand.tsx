import { COMPANY } from '../content/company.js';
import { AppLink } from '../lib/navigation.js';

export function Brand() {
  return (
    <AppLink to="/" className="brand">
      <span className="brand-mark" aria-hidden="true" />
      {COMPANY.name}
    </AppLink>
  );
}
