import { COMPANY_NAME } from './brand.js';

export const pageTitle = (page: string): string => `${page} · ${COMPANY_NAME}`;
