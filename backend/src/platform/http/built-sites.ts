import { join } from 'node:path';
import { BACKEND_FOLDER } from '../backend-folder.js';

export const PUBLIC_WEB = join(BACKEND_FOLDER, '../public-web/dist');
export const ADMIN_CONSOLE = join(BACKEND_FOLDER, '../admin-console/dist');
