import { Fragment, Suspense } from 'react';
import { latePart } from '../../components/late-part.js';
import type { Article } from '../../content/article.js';
import { blocksOf, headingId, type ArticleBlock } from './article-blocks.js';
import './article.css';
import { DayText } from './day-text.js';

type Props = { readonly article: Article; readonly headings: 'h2' | 'h3' };

const ArticleTool = latePart(async () => (await import('./tools/article-tool.js')).ArticleTool);

type Part = { readonly heading: string; readonly blocks: readonly ArticleBlock[] };

/** The blocks under each heading; the first part has none. */
const partsOf = (blocks: readonly ArticleBlock[]): readonly Part[] =>
  blocks.reduce<readonly Part[]>((parts, block) => {
    if (block.kind === 'heading') return [...parts, { heading: block.text, blocks: [block] }];
    const last = parts.at(-1) ?? { heading: '', blocks: [] };
    return [...parts.slice(0, -1), { ...last, blocks: [...last.blocks, block] }];
  }, []);

export function ArticleBody({ article, headings: Heading }: Props) {
  return (
    <div className="article-body grid">
      {partsOf(blocksOf(article.content)).map(({ heading: under, blocks }) => (
        <Fragment key={under}>
          {blocks.map(({ kind, text }) =>
            kind === 'heading' ? (
              <Heading key={text} id={headingId(text)}>
                {text}
              </Heading>
            ) : (
              <p key={text}>{text}</p>
            ),
          )}
          {article.tool?.under === under && (
            <Suspense>
              <ArticleTool name={article.tool.name} />
            </Suspense>
          )}
        </Fragment>
      ))}
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
