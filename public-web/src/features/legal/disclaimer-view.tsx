import { DISCLAIMER } from '../../content/legal/disclaimer.js';
import { legalView } from './legal-text.js';

export const View = legalView(DISCLAIMER);
