import { COMPANY } from '@portal/domain/kernel/company.js';

export const ACCESSIBILITY = {
  title: 'Accessibility',
  lead: 'Everybody should be able to read this site, write to us and sit the test.',
  parts: [
    {
      heading: 'What we aim at, and what is tested',
      lines: [
        'WCAG 2.2, level AA, on every page of the site, of the student portal and of the test.',
        'With each change a program checks the pages with axe, in the light and the dark theme, at 390 and 1440 pixels, by keyboard alone, at 200 % text and on paper.',
      ],
    },
    {
      heading: 'What is known to fall short',
      lines: [
        'No screen reader has been tried by somebody who depends on one.',
        'The notices and one page about us are in Hindi and Kannada; all else is in English, and no native reader has looked at these pages.',
        'Some questions of the test show code, which a screen reader reads sign by sign.',
        'The payment page is made by the payment provider.',
      ],
    },
    {
      heading: 'If something stops you',
      lines: [
        `Write to ${COMPANY.emails.support} or call ${COMPANY.phones[0]}: a person answers within one working day, and does with you what the page does not.`,
        'If you need more time in the test, write to us before you start it: we add the time to your account.',
      ],
    },
  ],
} as const;
