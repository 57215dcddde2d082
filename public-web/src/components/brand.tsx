import { COMPANY } from '@portal/domain/kernel/company.js';
import { AppLink } from '../lib/navigation.js';

export function Brand() {
  return (
    <AppLink
      to="/"
      className="brand items-center touch-height display-face weight-800 tight one-line"
    >
      <span className="brand-mark on-gold radius-round" aria-hidden="true" />
      {COMPANY.name}
    </AppLink>
  );
}
