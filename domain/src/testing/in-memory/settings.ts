import type { Settings } from '../../settings/policy.js';
import type { PolicySource } from '../../settings/ports.js';
import { isScheduled, withDueChanges } from '../../settings/settings-change.js';
import type { TestClock } from '../test-clock.js';
import { inMemory, type TablesNow } from './tables.js';

const MOST_CHANGES = 50;

export function inMemorySettings(now: TablesNow, clock: TestClock) {
  const inForce = (): Settings => {
    const { settings, settingsSince, settingsChanges } = now();
    const due = settingsChanges.filter(
      ({ effectiveAt, takenBackAt }) =>
        takenBackAt === null && effectiveAt > settingsSince && effectiveAt <= clock.now,
    );
    return withDueChanges(settings, due);
  };
  return inMemory<PolicySource>({
    current: () => inForce().policy,
    companyInbox: () => inForce().companyInbox,
    settings: inForce,
    lockSettings: inForce,
    saveSettings: (settings) => void Object.assign(now(), { settings, settingsSince: clock.now }),
    addChange: (change) => void now().settingsChanges.push(change),
    changes: () =>
      now()
        .settingsChanges.toReversed()
        .sort(
          (one, other) =>
            Number(isScheduled(other, clock.now)) - Number(isScheduled(one, clock.now)),
        )
        .slice(0, MOST_CHANGES),
    takeBack(version, { at, by }) {
      const { settingsChanges } = now();
      const index = settingsChanges.findIndex((change) => change.version === version);
      const change = settingsChanges[index];
      if (!change || change.effectiveAt <= clock.now) return false;
      settingsChanges[index] = { ...change, takenBackAt: at, takenBackBy: by };
      return true;
    },
  });
}
