export { BulkModule } from './bulk.module.js';
export { BULK_RESPONSES } from './bulk.responses.js';
