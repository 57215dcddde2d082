import { PageLinks } from '../components/page-links.js';

const PAGES = {
  '/admin/questions': 'All questions',
  '/admin/questions/create': 'New question',
  '/admin/questions/import': 'Import and export',
  '/admin/questions/health': 'Health',
  '/admin/questions/reports': 'Reports',
};

export const BankLinks = () => <PageLinks label="Question bank" pages={PAGES} />;
