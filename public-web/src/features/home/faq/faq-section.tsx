import { useRef, useState, type SyntheticEvent } from 'react';
import { Section } from '../../../components/section.js';
import { FAQS, type Faq } from '../../../content/faqs.js';
import '../search-field.css';
import { SearchField } from '../search-field.js';
import { holdsText } from '../text-search.js';
import styles from './faq.module.css';

type Props = {
  readonly faq: Faq;
  readonly onToggle: (event: SyntheticEvent<HTMLDetailsElement>) => void;
};

/** A question; the browser opens its answer, and closes the open one. */
function FaqItem({ faq, onToggle }: Props) {
  return (
    <details className={styles.item} name="faq" onToggle={onToggle}>
      <summary>
        <h3>{faq.question}</h3>
        <span className={styles.sign} aria-hidden="true" />
      </summary>
      <p>{faq.answer}</p>
    </details>
  );
}

export function FaqSection() {
  return (
    <Section
      id="faq"
      title="Questions, answered straight"
      lead="What students and clients ask before they write to us."
      tone="wash"
      layout="side"
    >
      <div className={styles.faq}>
        <FaqView />
      </div>
    </Section>
  );
}

function FaqView() {
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const term = typed.trim();
  const found = FAQS.filter(({ question, answer }) => holdsText(term, question, answer));

  const closeAllBut = (kept: HTMLDetailsElement | null) => {
    for (const item of list.current?.querySelectorAll('details') ?? []) {
      if (item !== kept) item.open = false;
    }
  };
  const search = (text: string) => {
    setTyped(text);
    closeAllBut(null);
  };
  // For browsers that do not close the other answers by themselves.
  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (currentTarget.open) closeAllBut(currentTarget);
  };

  return (
    <>
      <SearchField id="faq-search" label="Search questions" value={typed} onChange={search} />
      <p role="status" className={found.length > 0 ? 'visually-hidden' : 'large'}>
        {found.length === 0 && `No results found for "${term}"`}
        {found.length > 0 && term !== '' && `${found.length} of ${FAQS.length} questions`}
      </p>
      {found.length === 0 && <ClearSearch onClear={() => search('')} />}
      <div ref={list} className={styles.list}>
        {found.map((faq) => (
          <FaqItem key={faq.id} faq={faq} onToggle={onToggle} />
        ))}
      </div>
    </>
  );
}

function ClearSearch({ onClear }: { onClear: () => void }) {
  const clear = () => {
    onClear();
    document.getElementById('faq-search')?.focus();
  };
  return (
    <button type="button" className={styles.again} onClick={clear}>
      Clear search
    </button>
  );
}
