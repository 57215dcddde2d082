import type { Blueprint } from '../skill.js';

export const BLUEPRINT: Blueprint = [
  {
    skill: 'Compensation and payroll',
    weight: 2,
    source:
      'NSQF qualification pack MEP/Q0701, HR Executive - Payroll and Employee Data Management',
    about:
      'What counts as wages, what may be deducted, who is due overtime, bonus and gratuity, and how pay is structured.',
  },
  {
    skill: 'HR data and records',
    weight: 1,
    source:
      'NSQF qualification pack MEP/Q0701 (employee records); Digital Personal Data Protection Act 2023 and Rules 2025',
    about:
      'What HR may do with personal data, which record proves what, and what an HR figure says.',
  },
  {
    skill: 'Law and employee relations',
    weight: 3,
    source: 'The four Labour Codes, in force since 21 November 2025, and the POSH Act 2013',
    about:
      'Leave and maternity, working time, contract labour, discipline, termination, unions, disputes, and complaints of sexual harassment.',
  },
  {
    skill: 'Performance and training',
    weight: 2,
    source: 'UGC-NET syllabus of subject 55, Labour Welfare, Personnel Management and HRM',
    about:
      'Goals, appraisal and its errors, motivation, the need for training, its methods and what shows that it worked.',
  },
  {
    skill: 'Recruitment and selection',
    weight: 2,
    source: 'NSQF qualification pack MEP/Q0702, Recruitment Executive - HR',
    about:
      'Job analysis, sourcing, selection tests and interviews and how far they can be trusted, offers, and terms with agencies.',
  },
];
