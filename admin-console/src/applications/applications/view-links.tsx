import { PageLinks } from '../../components/page-links.js';

const VIEWS = { '/admin/internships': 'Table', '/admin/applications/board': 'Board' };

export const ViewLinks = () => <PageLinks label="View" pages={VIEWS} />;
