import { useEffect, useEffectEvent } from 'react';
import { keyCommand, type KeyCommand } from './exam-keys.js';

const TYPED_IN = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';
const OVER_THE_TEST = 'dialog[open], :popover-open';

const isElsewhere = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  (event.target instanceof Element && event.target.matches(TYPED_IN)) ||
  document.querySelector(OVER_THE_TEST) !== null;

/** Calls `act` with the command of each key, unless the student types a text, or something covers the test. */
export function useExamKeys(isOn: boolean, act: (command: KeyCommand) => void): void {
  const obey = useEffectEvent(act);
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      const command = isElsewhere(event) ? null : keyCommand(event);
      if (!command) return;
      event.preventDefault();
      obey(command);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
}
