import { COMPANY } from '@portal/domain/kernel/company.js';

export const ABOUT = {
  statement: `${COMPANY.name} is a small company that sells online itself, and builds for others who do. Students learn by building with us.`,
  text: 'A late courier, a marketplace fee and a tax return are things we meet ourselves.',
} as const;
