import { COMPANY } from '@portal/domain/kernel/company.js';

export const pageTitle = (page: string): string => `${page} · ${COMPANY.name}`;
