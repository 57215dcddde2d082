import type { RegradeQueue } from './ports.js';

export type RegradingStores = { readonly regrades: RegradeQueue };
