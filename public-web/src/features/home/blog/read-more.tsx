import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.js';
import type { Article } from '../../../content/article.js';
import { ArticleBody } from './article-body.js';
import styles from './blog.module.css';

type Props = { readonly article: Article; readonly onOpen: () => void };

const useEffectInBrowser = import.meta.env.SSR ? () => undefined : useLayoutEffect;

/** Opens the full text: in a modal, or in place where no script runs. */
export function ReadMore({ article, onOpen }: Props) {
  const inPlace = useRef<HTMLDetailsElement>(null);
  const [isScripted, setScripted] = useState(false);

  // A text that is already open stays open: its reader came before the script did.
  useEffectInBrowser(() => {
    if (!inPlace.current?.open) setScripted(true);
  }, []);

  const label = (
    <>
      Read More<span className="visually-hidden">: {article.title}</span>
    </>
  );
  if (isScripted) {
    return (
      <Button look="quiet" aria-haspopup="dialog" onClick={onOpen}>
        {label}
      </Button>
    );
  }
  return (
    <details ref={inPlace} className={styles.inPlace}>
      <summary>{label}</summary>
      <ArticleBody article={article} headings="h4" />
    </details>
  );
}
