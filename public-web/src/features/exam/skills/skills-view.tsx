import { BLUEPRINTS } from '@portal/domain/questions/blueprint.js';
import type { Skill } from '@portal/domain/questions/skill.js';
import { ButtonLink } from '../../../components/button.js';
import styles from '../../../components/detail-page.module.css';
import { detailView, Others } from '../../../components/detail-page.js';
import { PageHead } from '../../../components/page-head.js';
import { FIGURES } from '../../../lib/figures.js';
import { SKILL_PAGES } from '../../../lib/skills-path.js';
import { practicePath } from '../practice/practice-path.js';

/** What the test of a domain asks: the blueprint to which every test is drawn. */
function SkillsFound({ of: { id, domain, title } }: { of: (typeof SKILL_PAGES)[number] }) {
  return (
    <div className={`page-shell ${styles.page ?? ''}`}>
      <PageHead
        isIndexed
        title={`What the ${title} test asks`}
        description={`The skills that every ${title} test asks for, each with its weight and the source in the trade.`}
      />
      <header className={styles.head}>
        <h1>What the {title} test asks</h1>
        <p className="lead">
          Every test has these skills in the same shares, a third of it easy, a third medium and a
          third hard. A second test has other questions.
        </p>
        <p className="soft">
          {FIGURES.choiceQuestions}, {FIGURES.time}.
        </p>
        <ButtonLink to={practicePath(domain)}>Try three questions</ButtonLink>
      </header>
      <dl className="grid gap-5 content-start ink-rule-above pad-top-5">
        {BLUEPRINTS[domain].map((skill) => (
          <SkillEntry key={skill.skill} {...skill} />
        ))}
      </dl>
      <Others
        title="Other tests"
        folder="skills"
        things={SKILL_PAGES.filter((one) => one.id !== id)}
      />
    </div>
  );
}

const SkillEntry = ({ skill, weight, about, source }: Skill) => (
  <div className="grid gap-2">
    <dt className="weight-620">
      {skill}: {weight * 10} % of the questions
    </dt>
    <dd>{about}</dd>
    <dd className="soft small">Source: {source}</dd>
  </div>
);

export const View = detailView(
  SKILL_PAGES,
  { what: 'Test', list: '/#test', back: 'All tests' },
  SkillsFound,
);
