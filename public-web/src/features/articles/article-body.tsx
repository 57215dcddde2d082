import type { Article } from '../../content/article.js';
import { blocksOf, headingId } from './article-blocks.js';
import './article.css';
import { DayText } from './day-text.js';

type Props = { readonly article: Article; readonly headings: 'h2' | 'h3' };

export function ArticleBody({ article, headings: Heading }: Props) {
  return (
    <div className="article-body grid">
      {blocksOf(article.content).map(({ kind, text }) =>
        kind === 'heading' ? (
          <Heading key={text} id={headingId(text)}>
            {text}
          </Heading>
        ) : (
          <p key={text}>{text}</p>
        ),
      )}
      <Heading>{`Comments (${article.comments.length})`}</Heading>
      {article.comments.length === 0 && <p>None yet.</p>}
      <ul className="article-comments grid gap-5 no-marks">
        {article.comments.map((comment) => (
          <li key={comment.id}>
            <p className="article-writer soft smaller">
              <strong>{comment.name}</strong> <DayText date={comment.date} />
            </p>
            <p>{comment.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
