import {
  inlineParts,
  questionBlocks,
  type QuestionBlock,
} from '@portal/domain/questions/question-blocks.js';
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

export function QuestionText({ text }: { text: string }) {
  return questionBlocks(text).map((block, index) => <Block key={index} block={block} />);
}

// Only inline elements: a question is inside a legend.
function Block({ block: { kind, text } }: { block: QuestionBlock }) {
  if (kind === 'code') return <code className={styles.code}>{text}</code>;
  return (
    <span className={styles[kind]}>
      <InlineText text={text} />
    </span>
  );
}
