import styles from './code-pane.module.css';

/** Comments, texts, numbers and the words that most languages share. */
const MARKS =
  /(?<comment>(?<=^|\s)(?:\/\/|#|--)\s.*|\/\*.*?\*\/)|(?<text>"[^"]*"|'[^']*'|`[^`]*`)|(?<number>\b\d[\d_.]*\b)|(?<word>\b(?:and|as|async|await|break|by|case|catch|class|const|def|elif|else|except|export|false|finally|for|from|function|group|having|if|import|in|insert|into|is|join|lambda|let|limit|new|none|not|null|on|or|order|raise|return|select|set|static|switch|then|throw|true|try|update|values|var|where|while|with|yield)\b)/gi;

function* partsOf(line: string) {
  let end = 0;
  for (const match of line.matchAll(MARKS)) {
    yield { kind: '', text: line.slice(end, match.index) };
    end = match.index + match[0].length;
    const [kind = ''] = Object.entries(match.groups ?? {}).find(([, text]) => text) ?? [];
    yield { kind, text: match[0] };
  }
  yield { kind: '', text: line.slice(end) };
}

/** Lines as they were written, with numbers; what is too wide is reached by pushing the pane sideways. */
export function CodePane({ text, id }: { text: string; id?: string | undefined }) {
  const lines = text.split('\n');
  return (
    <span className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a pane that scrolls must be reached by keyboard */}
      <code id={id} className={styles.pane} role="group" aria-label="Code" tabIndex={0}>
        {lines.map((line, at) => (
          <span key={at} className={lines.length > 1 ? styles.line : 'block'}>
            {[...partsOf(line)].map(({ kind, text: part }, place) => (
              <span key={place} className={kind && styles[kind]}>
                {part}
              </span>
            ))}
            {'\n'}
          </span>
        ))}
      </code>
    </span>
  );
}
