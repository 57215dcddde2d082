import { Section } from '../../../components/section.js';
import { Still } from '../still.js';

export function ImpactSection() {
  return (
    <Section
      id="impact"
      title="Global Impact"
      layout="line"
      lead="What two years of small jobs, done on time, add up to."
    >
      <div>
        <Still view="ImpactView" />
      </div>
    </Section>
  );
}
