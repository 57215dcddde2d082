export type { RegradePass, RegradeQueue } from './ports.js';
export { previewRuling } from './preview-ruling.js';
export { runRegrades } from './run-regrades.js';
export { stepRuling } from './step-ruling.js';
export type { RegradingStores } from './stores.js';
