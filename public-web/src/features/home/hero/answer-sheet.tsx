import styles from './answer-sheet.module.css';

const PITCH = 36;
const RADIUS = 12.5;
const LETTERS = ['A', 'B', 'C', 'D'];

// One answer for each column, counted from the top. They rise, but not at every question.
const ANSWERS = [
  3, 3, 2, 3, 3, 2, 3, 2, 3, 2, 2, 3, 2, 2, 1, 2, 2, 1, 2, 1, 2, 1, 1, 2, 1, 1, 0, 1, 1, 0, 1, 0, 0,
  1, 0, 0, 1, 0, 0, 0,
];

const WIDTH = ANSWERS.length * PITCH;
const HEIGHT = LETTERS.length * PITCH;
const MARKS = 20;

const middle = (index: number): number => (index + 0.5) * PITCH;

const CIRCLE = `a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0-${2 * RADIUS} 0z`;
/** One path from circle to circle: an element for each would be a tenth of the document. */
const CIRCLES = ANSWERS.reduce(
  (path, row, column) => `${path}m${PITCH} ${(row - (ANSWERS[column - 1] ?? 0)) * PITCH}${CIRCLE}`,
  `M${-PITCH / 2 - RADIUS} ${middle(0)}`,
);

export function AnswerSheet() {
  return (
    <svg
      className={styles.sheet}
      viewBox={`0 0 ${WIDTH} ${HEIGHT + MARKS}`}
      width={WIDTH}
      height={HEIGHT + MARKS}
      aria-hidden="true"
    >
      <pattern id="sheet-column" width={PITCH} height={HEIGHT} patternUnits="userSpaceOnUse">
        {LETTERS.map((letter, row) => (
          <g key={letter}>
            <circle className={styles.empty} cx={PITCH / 2} cy={middle(row)} r={RADIUS} />
            <text className={styles.letter} x={PITCH / 2} y={middle(row)} dy="0.36em">
              {letter}
            </text>
          </g>
        ))}
      </pattern>
      <rect width={WIDTH} height={HEIGHT} fill="url(#sheet-column)" />
      <path className={styles.marks} d={`M12 ${HEIGHT + MARKS - 4}H${WIDTH}`} />
      <path className={styles.answers} d={CIRCLES} />
    </svg>
  );
}
