import { languageView } from './in-language.js';

export const View = languageView('hi');
