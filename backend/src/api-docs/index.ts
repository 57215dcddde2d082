export { DOCS_PAGE_ROUTES, serveDocsPage } from './docs-page.js';
export { API_DOCUMENT, DocsController, type ApiDocument } from './docs.controller.js';
export { openApiOf } from './openapi.js';
