import { TERMS_OF_SERVICE } from '../../content/legal/terms-of-service.js';
import { legalView } from './legal-text.js';

export const View = legalView(TERMS_OF_SERVICE);
