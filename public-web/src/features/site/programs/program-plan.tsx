import { TagList } from '../../../components/tag.js';
import type { Program } from '../../../content/programs.js';
import plan from './program-plan.module.css';

export function ProgramPlan({ program }: { program: Program }) {
  const { title, highlights, skills, terms, duration } = program;
  return (
    <section
      className="grid gap-5 content-start ink-rule-above pad-top-5"
      aria-labelledby="week-by-week"
    >
      <h2 id="week-by-week">Week by week</h2>
      <ol className={plan.stretches}>
        {program.plan.map(({ weeks, work }) => (
          <li key={weeks}>
            <strong>{weeks}</strong>
            <p>{work}</p>
          </li>
        ))}
      </ol>
      <h2>What you have at the end</h2>
      <ul className={plan.highlights}>
        {highlights.map((highlight) => (
          <li key={highlight}>{highlight}</li>
        ))}
      </ul>
      <TagList label={`Skills in ${title}`} tags={skills} />
      <h2>Terms</h2>
      <dl className={plan.terms}>
        <Term name="Length" text={`${duration}, remote`} />
        <Term name="Cost" text="None: applying is free, and so is the program" />
        <Term name="Stipend" text={terms.stipend} />
        <Term name="Start" text={terms.start} />
        <Term name="Guide" text={terms.guide} />
      </dl>
    </section>
  );
}

function Term({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="soft">{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}
