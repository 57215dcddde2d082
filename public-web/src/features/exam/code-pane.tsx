import styles from './code-pane.module.css';

/** Comments and texts. */
const MARKS = /((?<=^|\s)(?:\/\/|#|--)\s.*|"[^"]*"|'[^']*')/;

const kindOf = (mark: string) => (/^["']/.test(mark) ? 'text' : 'comment');

/** Lines as they were written, with numbers; what is too wide is reached by pushing the pane sideways. */
export function CodePane({ text, id }: { text: string; id?: string | undefined }) {
  const lines = text.split('\n');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a pane that scrolls must be reached by keyboard
    <code id={id} className={styles.pane} role="group" aria-label="Code" tabIndex={0}>
      {lines.map((line, at) => (
        <span key={at} className={lines[1] && styles.line}>
          {line.split(MARKS).map((part, place) => (
            <span key={place} className={place % 2 ? styles[kindOf(part)] : undefined}>
              {part}
            </span>
          ))}
          {'\n'}
        </span>
      ))}
    </code>
  );
}
