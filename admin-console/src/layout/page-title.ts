import { COMPANY_NAME } from './brand.js';

/** The text of the browser's tab. */
export const pageTitle = (page: string): string => `${page} · ${COMPANY_NAME}`;
