import { PageHead } from '../../components/page-head.js';
import { COMPANY } from '../../content/company.js';
import { AboutSection } from '../home/about-section.js';
import { AchievementsSection } from '../home/achievements-section.js';
import { AlumniSection } from '../home/alumni-section.js';
import { BlogSection } from '../home/blog-section.js';
import { ContactSection } from '../home/contact-section.js';
import { FaqSection } from '../home/faq-section.js';
import { Hero } from '../home/hero.js';
import { ImpactSection } from '../home/impact-section.js';
import { MatchingQuizSection } from '../home/matching-quiz-section.js';
import { NewsSection } from '../home/news-section.js';
import { ProgramsSection } from '../home/programs-section.js';
import { ProjectsSection } from '../home/projects-section.js';
import { ServicesSection } from '../home/services-section.js';

/** The home page: what an intern looks for first, then what a client does, then the rest. */
export function Page() {
  return (
    <>
      <PageHead
        isIndexed
        title="Internships and digital services"
        description={`${COMPANY.name}: internships in web, software, app development and digital marketing, with a skills test and a result you can show.`}
      />
      <Hero />
      <AboutSection />
      <ImpactSection />
      <ProgramsSection />
      <MatchingQuizSection />
      <ServicesSection />
      <ProjectsSection />
      <AchievementsSection />
      <AlumniSection />
      <BlogSection />
      <NewsSection />
      <FaqSection />
      <ContactSection />
    </>
  );
}
