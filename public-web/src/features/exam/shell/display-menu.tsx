import { useId } from 'react';
import { AppLink } from '../../../lib/navigation.js';
import { LAST_MINUTES } from '../attempt/countdown.js';
import { CONTRASTS, TEXT_SIZES } from './display.js';
import styles from './display-menu.module.css';
import { useDisplay } from './use-display.js';

type DisplayMenuProps = {
  readonly hasClock: boolean;
  readonly way: { readonly to: string; readonly text: string };
  readonly onKeys: () => void;
};

/** The look of the test, its keys, and the exit; it leaves the question visible, to show each change. */
export function DisplayMenu({ hasClock, way, onKeys }: DisplayMenuProps) {
  const { text, contrast, isClockHidden, change } = useDisplay();
  const id = useId();
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={id} aria-label="Display">
        <span aria-hidden="true">Aa</span>
      </button>
      <div id={id} popover="auto" className={styles.menu}>
        <Choice
          title="Text size"
          choices={TEXT_SIZES}
          value={text}
          onChange={(size) => change({ text: size })}
        />
        <Choice
          title="Contrast"
          choices={CONTRASTS}
          value={contrast}
          onChange={(of) => change({ contrast: of })}
        />
        {hasClock && (
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={isClockHidden}
              onChange={() => change({ isClockHidden: !isClockHidden })}
            />
            Hide the clock until {LAST_MINUTES / 60} minutes are left
          </label>
        )}
        <p className={styles.ways}>
          <button type="button" popoverTarget={id} popoverTargetAction="hide" onClick={onKeys}>
            Keys
          </button>
          <AppLink to={way.to}>{way.text}</AppLink>
        </p>
      </div>
    </>
  );
}

type ChoiceProps<Value extends string> = {
  readonly title: string;
  readonly choices: readonly (readonly [Value, string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { title, choices, value, onChange } = props;
  const id = useId();
  return (
    <div className={styles.choice} role="group" aria-labelledby={id}>
      <p id={id}>{title}</p>
      <div>
        {choices.map(([key, label]) => (
          <button
            key={key}
            type="button"
            aria-pressed={value === key}
            onClick={() => onChange(key)}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
