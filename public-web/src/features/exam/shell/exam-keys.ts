import { OPTION_KEYS, type OptionKey } from '@portal/domain/questions/question.js';

export type KeyCommand =
  | { readonly kind: 'choose' | 'strike'; readonly option: OptionKey }
  | { readonly kind: 'next' | 'previous' | 'flag' | 'help' };

export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'
>;

const COMMANDS: ReadonlyMap<string, KeyCommand> = new Map([
  ...OPTION_KEYS.flatMap((option, place): [string, KeyCommand][] => [
    [option, { kind: 'choose', option }],
    [String(place + 1), { kind: 'choose', option }],
  ]),
  ['n', { kind: 'next' }],
  ['p', { kind: 'previous' }],
  ['f', { kind: 'flag' }],
  ['?', { kind: 'help' }],
]);

export const KEY_HELP: readonly (readonly [keys: string, what: string])[] = [
  ['A to D, or 1 to 4', 'Choose an option'],
  ['Shift with A to D', 'Strike an option out, or bring it back'],
  ['N', 'Next question'],
  ['P', 'Previous question'],
  ['F', 'Flag this question, or take the flag away'],
  ['?', 'Show these keys'],
];

/** The command of a key press; null for one of the browser's, one that is held down, or one without a meaning. */
export function keyCommand(press: KeyPress): KeyCommand | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.repeat) return null;
  const command = COMMANDS.get(press.key.toLowerCase());
  if (command && 'option' in command && press.shiftKey) return { ...command, kind: 'strike' };
  return command ?? null;
}
