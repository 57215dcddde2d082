export type { RegradeRun, RegradeQueue } from './ports.js';
export { previewRuling } from './preview-ruling.js';
export { runRegrades } from './run-regrades.js';
export { setNextRulingState } from './next-ruling-state.js';
export type { RegradingStores } from './stores.js';
