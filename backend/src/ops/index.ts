export { API_DOCUMENT, DocsController } from './api-docs/docs.controller.js';
export { openApiOf } from './api-docs/openapi.js';
export { readHealthMetrics } from './health-metrics.query.js';
export { HealthController, MetricsController } from './health.controller.js';
export { OpsModule } from './ops.module.js';
export { OPS_RESPONSES } from './ops.responses.js';
