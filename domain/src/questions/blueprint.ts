import type { TestDomain } from '../kernel/choices.js';
import { BLUEPRINT as BACKEND } from './content/backend-development.js';
import { BLUEPRINT as WRITING } from './content/content-writing.js';
import { BLUEPRINT as ANALYSIS } from './content/data-analysis.js';
import { BLUEPRINT as DATA_SCIENCE } from './content/data-science.js';
import { BLUEPRINT as DEVOPS } from './content/devops.js';
import { BLUEPRINT as MARKETING } from './content/digital-marketing.js';
import { BLUEPRINT as FRONT_END } from './content/front-end-development.js';
import { BLUEPRINT as FULL_STACK } from './content/full-stack-development.js';
import { BLUEPRINT as HR } from './content/hr.js';
import { BLUEPRINT as LEARNING } from './content/machine-learning.js';
import { BLUEPRINT as MOBILE } from './content/mobile-development.js';
import { BLUEPRINT as DESIGN } from './content/ui-ux-design.js';
import type { Blueprint } from './skill.js';

export const BLUEPRINTS: Readonly<Record<TestDomain, Blueprint>> = {
  'backend development': BACKEND,
  'content writing': WRITING,
  'data analysis': ANALYSIS,
  'data science': DATA_SCIENCE,
  devops: DEVOPS,
  'digital marketing': MARKETING,
  'front end development': FRONT_END,
  'full stack development': FULL_STACK,
  hr: HR,
  'machine learning': LEARNING,
  'mobile development': MOBILE,
  'ui/ux design': DESIGN,
};
