import {
  inlineParts,
  questionBlocks,
  type QuestionBlock,
} from '@portal/domain/questions/question-blocks.js';
import { CodePane } from './code-pane.js';
import styles from './question-text.module.css';

export function InlineText({ text }: { text: string }) {
  return inlineParts(text).map((part, index) =>
    part.isCode ? (
      <code key={index} className={styles.inline}>
        {part.text}
      </code>
    ) : (
      <span key={index}>{part.text}</span>
    ),
  );
}

type QuestionTextProps = { readonly text: string; readonly id?: string };

export function QuestionText({ text, id }: QuestionTextProps) {
  return questionBlocks(text).map((block, index) => (
    <Block key={index} block={block} id={id && `${id}-${index}`} />
  ));
}

/** The ids of a question's sentences, which name its options, and of its code, which describes them. */
export function namesOfBlocks(id: string, text: string) {
  const idsOf = (isCode: boolean) =>
    questionBlocks(text)
      .flatMap(({ kind }, index) => ((kind === 'code') === isCode ? [`${id}-${index}`] : []))
      .join(' ');
  return { sentences: idsOf(false), code: idsOf(true) || undefined };
}

type BlockProps = { readonly block: QuestionBlock; readonly id: string | undefined };

// Only inline elements: a question is inside a legend.
function Block({ block: { kind, text }, id }: BlockProps) {
  if (kind === 'code') return <CodePane id={id} text={text} />;
  return (
    <span id={id} className={styles[kind]}>
      <InlineText text={text} />
    </span>
  );
}
