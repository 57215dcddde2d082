export { API_DOCUMENT, DocsController, type ApiDocument } from './docs.controller.js';
export { openApiOf } from './openapi.js';
