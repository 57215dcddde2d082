import { z } from 'zod';
import { moment, says, type AreaAnswers } from '../shared/answers.js';

const application = z.object({
  _id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  education: z.string(),
  experience: z.string(),
  skills: z.string(),
  domain: z.string(),
  message: z.string(),
  createdAt: moment,
});

/** What the routes of the public forms answer. */
export const APPLICATIONS_ANSWERS: AreaAnswers = {
  'POST /api/internships': {
    summary: 'Keeps an internship application, and mails the applicant and the company',
    answer: says,
  },
  'GET /api/internships': {
    summary: 'The newest internship applications',
    answer: z.array(application),
  },
  'POST /api/contact': {
    summary: 'Keeps a message to the company, and mails it',
    answer: says,
  },
};
