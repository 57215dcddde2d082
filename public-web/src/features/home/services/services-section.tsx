import { Section } from '../../../components/section.js';
import { Late } from '../late.js';

export function ServicesSection() {
  return (
    <Section
      id="services"
      title="Services"
      lead="Fifteen things we do for small businesses, from a first page to a tidy settlement sheet. Open one to see what you get."
    >
      <div>
        <Late view="ServicesView" />
      </div>
    </Section>
  );
}
