import { PRIVACY_POLICY } from '../../content/legal/privacy-policy.js';
import { legalView } from './legal-text.js';

export const View = legalView(PRIVACY_POLICY);
