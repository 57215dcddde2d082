import { COMPANY } from '@portal/domain/kernel/company.js';
import { AppLink } from '../lib/navigation.js';

export const UNDER_18 = {
  title: 'See you when you are 18',
  description:
    'Why an account or an application has to wait until you are 18, that this tab forgets what you typed, and what you can do here today.',
  lead: 'An account, the test and an application have to wait until then. It says nothing about what you know.',
  parts: [
    {
      heading: 'This form is forgotten',
      body: (
        <p>
          This tab has forgotten what you typed and did not send. We do not note that you chose “I
          am under 18”. If you have sent us a form before, write to us: we then erase it.
        </p>
      ),
    },
    {
      heading: 'Why we ask',
      body: (
        <p>
          In India the Digital Personal Data Protection Act, 2023 counts everyone under 18 as a
          child. A company may use a child’s data only once a parent or guardian has agreed in a way
          that can be verified (section 9). We have no such way, so we do not take the data at all.
        </p>
      ),
    },
    {
      heading: 'What you can do today',
      body: (
        <ul>
          <li>
            <AppLink to="/practice">Practise the test</AppLink>: sample questions in the real
            screen, free, without an account. Nothing of it is stored.
          </li>
          <li>
            <AppLink to="/blog">Read the articles</AppLink>: how the work is done, with sums to try.
          </li>
          <li>
            <AppLink to="/#programs">Look at the internship programs</AppLink>: what each asks for,
            and teaches.
          </li>
          <li>Come back on your birthday. Your age is the only thing that has to change.</li>
        </ul>
      ),
    },
    {
      heading: 'For parents and guardians',
      body: (
        <p>
          Please write to <a href={`mailto:${COMPANY.emails.support}`}>{COMPANY.emails.support}</a>{' '}
          if you have a question, or if someone under 18 has signed up or applied: we then erase the
          data. The <AppLink to="/privacy-policy">privacy policy</AppLink> says more.
        </p>
      ),
    },
    {
      heading: 'You are 18 or older?',
      body: (
        <p>
          Then you came here by mistake: go back to <AppLink to="/signup">Sign Up</AppLink> or to
          the <AppLink to="/internship-application">application</AppLink>.
        </p>
      ),
    },
  ],
};
