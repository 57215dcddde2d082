import { Activity, type ComponentType } from 'react';
import { EMPTY_SECTIONS } from '../../content/shown.js';
import { SectionPair } from '../../components/section.js';
import { AboutSection } from './about/about-section.js';
import { AlumniSection } from './alumni/alumni-section.js';
import { BlogSection } from './blog/blog-section.js';
import { ContactSection } from './contact/contact-section.js';
import { FaqSection } from './faq/faq-section.js';
import { ImpactSection } from './impact/impact-section.js';
import { MatchingQuizSection } from './matching-quiz/matching-quiz-section.js';
import { NewsSection } from './news/news-section.js';
import { ProgramsSection } from './programs/programs-section.js';
import { ProjectsSection } from './projects/projects-section.js';
import { ServicesSection } from './services/services-section.js';
import { TryTestSection } from './try-test/try-test-section.js';

const has = (id: string): boolean => !EMPTY_SECTIONS.includes(id);

const BlogAndNews = () => (
  <SectionPair>
    {has('blog') && <BlogSection />}
    {has('news') && <NewsSection />}
  </SectionPair>
);

/** First for shops, then for interns, then the rest. */
const SECTIONS: readonly ComponentType[] = [
  ...(has('services') ? [ServicesSection] : []),
  TryTestSection,
  ...(has('programs') ? [ProgramsSection] : []),
  MatchingQuizSection,
  ...(has('projects') ? [ProjectsSection] : []),
  ...(has('alumni') ? [AlumniSection] : []),
  ...(has('impact') ? [ImpactSection] : []),
  AboutSection,
  ...(has('blog') || has('news') ? [BlogAndNews] : []),
  ...(has('faq') ? [FaqSection] : []),
  ContactSection,
];

/** Everything below the first screen, in one chunk. Each section is hydrated separately, the used one first. */
export default function Sections() {
  return SECTIONS.map((Section, index) => (
    <Activity key={index}>
      <Section />
    </Activity>
  ));
}
