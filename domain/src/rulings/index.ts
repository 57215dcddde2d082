export { draftRuling } from './draft-ruling.js';
export { KeyIsRuled, RulingHasMoved } from './errors.js';
export type { RulingRepository } from './ports.js';
export {
  acceptedOptions,
  concerns,
  isInForce,
  outcomeUnder,
  protectsPasses,
  RULING_KINDS,
  stateOf,
  type ItemOutcome,
  type Ruling,
  type RulingKind,
} from './ruling.js';
export type { RulingStores } from './stores.js';
