import { OPTION_KEYS, type OptionKey } from '@portal/domain/questions/options.js';

const ORDERS = 24;
/** Has no divisor in common with 24, so that all orders come before one comes again. */
const STRIDE = 7;

/** The options in the order of a turn, counted from 1; 24 turns show all orders there are. */
export function optionOrder(turn: number): OptionKey[] {
  const left = [...OPTION_KEYS];
  let rest = (turn * STRIDE) % ORDERS;
  return OPTION_KEYS.flatMap(() => {
    const at = rest % left.length;
    rest = Math.floor(rest / left.length);
    return left.splice(at, 1);
  });
}
