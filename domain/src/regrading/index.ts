export type { RegradePass, RegradeQueue, WithRegrades } from './ports.js';
export { previewRuling } from './preview-ruling.js';
export { runRegrades } from './run-regrades.js';
export { stepRuling } from './step-ruling.js';
