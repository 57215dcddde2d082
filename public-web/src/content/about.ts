import { COMPANY } from '@portal/domain/kernel/company.js';

export const ABOUT = {
  statement: `${COMPANY.name} is a small company that sells online itself, and builds for others who do. Students learn by building with us.`,
  text: 'We trade in apparel and packaged food, so a late courier, a marketplace fee and a tax return are things we meet ourselves. What we learn there goes into the shops, pages and campaigns that we make for clients. Every company that hires, teaches or bills you should be easy to look up. These are the numbers under which you find us.',
} as const;
