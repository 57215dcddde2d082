export { BULK_JOBS } from './bulk-jobs.list.js';
export { typeormBulkJobs } from './bulk-jobs.typeorm.js';
export { BulkModule } from './bulk.module.js';
export { BULK_RESPONSES } from './bulk.responses.js';
