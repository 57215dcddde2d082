import {
  inlineParts,
  questionBlocks,
  type QuestionBlock,
} from '@portal/domain/questions/question-blocks.js';
import styles from './studio.module.css';

/** A line of a question or an option, with its code set apart. */
export function InlineText({ text }: { readonly text: string }) {
  return inlineParts(text).map((part, index) =>
    part.isCode ? <code key={index}>{part.text}</code> : <span key={index}>{part.text}</span>,
  );
}

function Block({ block: { kind, text } }: { readonly block: QuestionBlock }) {
  if (kind === 'code') return <code className={styles.code}>{text}</code>;
  return (
    <span className={styles[kind]}>
      <InlineText text={text} />
    </span>
  );
}

/** A question with the code and the quotations that it shows, parted as in a test. */
export function QuestionText({ text }: { readonly text: string }) {
  return questionBlocks(text).map((block, index) => <Block key={index} block={block} />);
}
