import { useEffect, useId, useRef, useState } from 'react';
import type { PointList } from '../../../content/articles/proof-of-work.js';
import frame from './calculator.module.css';
import styles from './checklist.module.css';
import { verdictOf } from './verdict.js';

/** The indexes of the ticked boxes, also of those ticked before this code was loaded. */
const tickedIn = (boxes: HTMLElement | null): readonly number[] =>
  [...(boxes?.querySelectorAll('input') ?? [])].flatMap(({ checked }, place) =>
    checked ? [place] : [],
  );

export function Checklist({ list }: { list: PointList }) {
  const id = useId();
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const boxes = useRef<HTMLDivElement>(null);
  useEffect(() => setTicked(tickedIn(boxes.current)), []);
  return (
    <figure className={frame.sum} aria-labelledby={`${id}-title`}>
      <figcaption className="grid gap-1">
        <strong className="large weight-700" id={`${id}-title`}>
          {list.title}
        </strong>
        <span className="soft smaller">{list.note}</span>
      </figcaption>
      <div ref={boxes} className={styles.points}>
        {list.points.map(({ text }) => (
          <label key={text}>
            <input type="checkbox" onChange={() => setTicked(tickedIn(boxes.current))} />
            {text}
          </label>
        ))}
      </div>
      <p role="status" className="weight-650 ink-rule-above pad-top-3">
        {verdictOf(list, ticked)}
      </p>
    </figure>
  );
}
