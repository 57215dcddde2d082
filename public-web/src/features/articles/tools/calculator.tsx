import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { advertCost } from './advert-cost.js';
import styles from './calculator.module.css';
import { marketplaceFees } from './marketplace-fees.js';
import { initialOf, type Sum, type SumField, type SumLine } from './sum.js';
import { websiteCost } from './website-cost.js';

const SUMS = {
  'marketplace-fees': marketplaceFees,
  'website-cost': websiteCost,
  'advert-cost': advertCost,
} satisfies Readonly<Record<string, Sum>>;

export function Calculator({ name }: { name: keyof typeof SUMS }) {
  const sum: Sum = SUMS[name];
  const id = useId();
  const [values, setValues] = useState(() => initialOf(sum));
  const lines = sum.linesOf(values);
  return (
    <figure className={styles.sum} aria-labelledby={`${id}-title`}>
      <figcaption className="grid gap-1">
        <strong className="large weight-700" id={`${id}-title`}>
          {sum.title}
        </strong>
        <span className="soft smaller">{sum.note}</span>
      </figcaption>
      <div className={styles.fields}>
        {sum.fields.map((field) => (
          <NumberField
            key={field.name}
            id={`${id}-${field.name}`}
            field={field}
            onChange={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
          />
        ))}
      </div>
      <Bar lines={lines} />
      <output
        className={styles.lines}
        htmlFor={sum.fields.map(({ name: of }) => `${id}-${of}`).join(' ')}
      >
        {lines.map(({ label, text, kind }) => (
          <span key={label} data-kind={kind}>
            {label} <b className="even-digits">{text}</b>
          </span>
        ))}
      </output>
    </figure>
  );
}

type FieldProps = {
  readonly id: string;
  readonly field: SumField;
  readonly onChange: (value: number) => void;
};

/** Keeps the text as typed; a text that is no number counts as none. */
function NumberField({ id, field, onChange }: FieldProps) {
  const { label, unit, initial } = field;
  const [typed, setTyped] = useState(String(initial));
  const input = useRef<HTMLInputElement>(null);
  const take = ({ value, valueAsNumber }: HTMLInputElement) => {
    setTyped(value);
    onChange(Math.max(0, valueAsNumber || 0));
  };
  // Text that was typed before this code was loaded.
  const takeEarly = useEffectEvent(() => {
    if (input.current && input.current.value !== typed) take(input.current);
  });
  useEffect(() => takeEarly(), []);
  return (
    <label htmlFor={id}>
      {label}
      <span>
        {unit === '₹' && <i>₹</i>}
        <input
          ref={input}
          id={id}
          type="number"
          inputMode="decimal"
          min="0"
          step="any"
          value={typed}
          onChange={({ target }) => take(target)}
        />
        {unit === '%' && <i>%</i>}
      </span>
    </label>
  );
}

const WIDTH = 100;

const shareOf = (lines: readonly SumLine[]): number =>
  lines.reduce((sum, { part = 0 }) => sum + part, 0);

/** The parts side by side; a loss has no part. */
function Bar({ lines }: { lines: readonly SumLine[] }) {
  const parts = lines.filter(({ part = 0 }) => part > 0);
  const whole = shareOf(parts);
  if (whole === 0) return null;
  const scaled = (share: number) => (share / whole) * WIDTH;
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${WIDTH} 6`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {parts.map(({ label, part = 0, kind }, index) => (
        <rect
          key={label}
          data-kind={kind}
          x={scaled(shareOf(parts.slice(0, index)))}
          width={scaled(part)}
          height="6"
        />
      ))}
    </svg>
  );
}
