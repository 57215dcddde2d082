import { useEffect, useSyncExternalStore } from 'react';
import type { Rehearsal } from './rehearsal.js';

export function useRehearsal({ sheet, flags, strikes, countdown }: Rehearsal) {
  const { choices, saving } = useSyncExternalStore(sheet.subscribe, sheet.state);
  const flagged = useSyncExternalStore(flags.subscribe, flags.ids);
  const struck = useSyncExternalStore(strikes.subscribe, strikes.text);
  const secondsLeft = useSyncExternalStore(countdown.subscribe, countdown.secondsLeft);
  useEffect(() => {
    window.addEventListener('online', sheet.flush);
    return () => {
      window.removeEventListener('online', sheet.flush);
      sheet.stop();
    };
  }, [sheet]);
  return { choices, saving, flagged: new Set(flagged.split(' ')), struck, secondsLeft };
}
