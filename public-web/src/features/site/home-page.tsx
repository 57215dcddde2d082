import { useEffect } from 'react';
import { PageHead } from '../../components/page-head.js';
import { SectionPair } from '../../components/section.js';
import { COMPANY } from '../../content/company.js';
import { TestOfferAtHome } from '../applications/test-offer-at-home.js';
import { AboutSection } from '../home/about/about-section.js';
import { AlumniSection } from '../home/alumni/alumni-section.js';
import { BlogSection } from '../home/blog/blog-section.js';
import { ContactSection } from '../home/contact/contact-section.js';
import { FaqSection } from '../home/faq/faq-section.js';
import { Hero } from '../home/hero/hero.js';
import { HowSection } from '../home/how/how-section.js';
import { ImpactSection } from '../home/impact/impact-section.js';
import { MatchingQuizSection } from '../home/matching-quiz/matching-quiz-section.js';
import { NewsSection } from '../home/news/news-section.js';
import { ProgramsSection } from '../home/programs/programs-section.js';
import { ProjectsSection } from '../home/projects/projects-section.js';
import { ServicesSection } from '../home/services/services-section.js';
import { leaveWritten } from '../home/still.js';
import { TryTestSection } from '../home/try-test/try-test-section.js';

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
