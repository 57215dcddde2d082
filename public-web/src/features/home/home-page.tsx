import { useEffect } from 'react';
import { PageHead } from '../../components/page-head.js';
import { SectionPair } from '../../components/section.js';
import { COMPANY } from '../../content/company.js';
import { TestOfferAtHome } from '../applications/index.js';
import { AboutSection } from './about/about-section.js';
import { AlumniSection } from './alumni/alumni-section.js';
import { BlogSection } from './blog/blog-section.js';
import { ContactSection } from './contact/contact-section.js';
import { FaqSection } from './faq/faq-section.js';
import { Hero } from './hero/hero.js';
import { HowSection } from './how/how-section.js';
import { ImpactSection } from './impact/impact-section.js';
import { MatchingQuizSection } from './matching-quiz/matching-quiz-section.js';
import { NewsSection } from './news/news-section.js';
import { ProgramsSection } from './programs/programs-section.js';
import { ProjectsSection } from './projects/projects-section.js';
import { ServicesSection } from './services/services-section.js';
import { leaveWritten } from './still.js';
import { TryTestSection } from './try-test/try-test-section.js';

/** The home page: what an intern looks for first, then what a client does, then the rest. */
export function Page() {
  useEffect(() => leaveWritten, []);
  return (
    <>
      <PageHead
        isIndexed
        title="Internships and digital services"
        description={`${COMPANY.name}: internships in web, software, app development and digital marketing, with a skills test and a result you can show.`}
      />
      <Hero />
      <TryTestSection />
      <HowSection />
      <ProgramsSection />
      <MatchingQuizSection />
      <ServicesSection />
      <ProjectsSection />
      <AlumniSection />
      <ImpactSection />
      <AboutSection />
      <SectionPair>
        <BlogSection />
        <NewsSection />
      </SectionPair>
      <FaqSection />
      <ContactSection />
      <TestOfferAtHome />
    </>
  );
}
