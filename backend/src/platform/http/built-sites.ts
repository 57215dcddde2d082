import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');

export const PUBLIC_WEB = join(ROOT, 'public-web/dist');
export const ADMIN_CONSOLE = join(ROOT, 'admin-console/dist');
