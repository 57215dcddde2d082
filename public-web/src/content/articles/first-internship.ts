import { FIGURES } from '../../lib/figures.js';
import type { Article } from '../article.js';
import { COMPANY } from '@portal/domain/kernel/company.js';

const { time, questions, timePerQuestion } = FIGURES;

const content = `
Put yourself in the chair of the person who reads applications. There are forty on the desk. Most list the same languages, the same online courses and the same line about being a quick learner. None of it is false, and none of it helps to choose. Then one application says: "I made the page on which our hostel posts the day's menu. It has been in use since January. Here is the link, and here is what broke." That one gets read to the end.

A certificate says that you sat through something. Proof of work says that you finished something, with a deadline, a limit and a person at the other end. You can get the second without anyone's permission.

## What counts as proof

It is small, it is real, and somebody other than you used it. Size does not matter much.

For front end development: a page for a shop near you, with correct hours and a phone number that can be tapped. For data analysis: sixty days of bus timings from your own stop, cleaned, with one chart and three honest sentences. For content writing: one notice of your college, before and after you rewrote it, with a reason for each change. For digital marketing: four weeks of posts for a local bakery, with the owner's consent, and a note on what did not work. For HR: a one-page joining checklist that your college club really handed to its new members.

A clone of a famous app is weaker than any of these. It shows that you can follow a video. It does not show that you can find out what someone needs.

## A plan for four weeks

Week one: choose one person with one problem. Write the problem down in two sentences and read them to that person. If they correct you, the week was worth it.

Week two: make the smallest thing that helps. Leave out logins, themes and anything that starts with "it could also".

Week three: let the person use it while you watch and say nothing. Write down each place where they stop. This is the week that most people skip, and the one that interviewers like to hear about.

Week four: mend the two worst things. Then write one page about it and publish both.

## The one page

Give the problem, what you made, two decisions and the reasons for them, what broke, and what you would do next. Add what you took from others: the tutorial, the template, the AI tool. Saying so costs you nothing. Being asked about a line that you cannot explain costs you the interview. If you cannot explain it, take it out.

## The application itself

Keep the CV to one page. Put the link to your work above your education, and open it once in a private window, so that you know it needs no login. Under skills, name only what you could do for an hour with nobody helping. Give your marks as they are.

Send ten applications that fit and not a hundred that could go to anyone. In the first two lines, name something that the company does and say what you could take off its hands in the first month.

## The test and the interview

Practise with a clock running, since time changes how you think. Our own skills test gives ${time} for ${questions}, so about ${timePerQuestion} for each. Answer what you know first, then come back to the rest. We earn a fee from that test, so weigh this advice accordingly: a pass is one more piece of evidence. It does not replace the work.

In an interview, "I don't know, but I would start by checking this" is a complete answer. A confident wrong one is hard to recover from.

## Check the offer as well

Ask for these in writing: who guides you, what you will work on, the hours, whether there is a stipend and how much, the last day, and whether you may show the work afterwards.

Be careful with money. Nobody should ask you to pay for the internship itself. If there is a fee for a course or a test, you should know exactly what you get for it, whether it comes back, and that it buys no place. Look the company up in the public register of the Ministry of Corporate Affairs. Never hand over original certificates, an OTP or the PIN of a card.

## Once you are in

Keep a log with three lines a day: what you did, what you learnt, where you are stuck. After a week, show it to your guide and ask which part was of use. Before you leave, ask what you may publish. Then your next application starts with proof from the first one.
`;

export const firstInternship: Article = {
  id: 'first-internship-proof-of-work',
  title: 'How to get ready for a first internship: proof of work over certificates',
  excerpt:
    'A four-week plan for one small piece of work that somebody really uses, how to write it up on one page, and what to ask before you accept an offer.',
  content: content.trim(),
  author: `The internship desk at ${COMPANY.name}`,
  date: '2024-05-07',
  category: 'Internships',
  image: 'proof-of-work',
  tool: { name: 'proof-of-work', under: 'The application itself' },
  comments: [
    {
      id: 'first-internship-1',
      name: 'Kavya (sample reader)',
      email: 'kavya.sample@example.com',
      text: 'I had listed eleven skills. After the one-hour rule there are four left, and I feel better about all of them.',
      date: '2024-05-08',
    },
    {
      id: 'first-internship-2',
      name: 'Joseph (sample reader)',
      email: 'joseph.sample@example.com',
      text: 'Does work for a relative’s shop count, or does it look made up?',
      date: '2024-05-10',
    },
    {
      id: 'first-internship-3',
      name: `${COMPANY.name} (sample reply)`,
      email: 'internships.sample@example.com',
      text: 'It counts. Say that it is a relative, and show what changed after they used it. Honest and small is better than large and vague.',
      date: '2024-05-11',
    },
    {
      id: 'first-internship-4',
      name: 'Farah (sample reader)',
      email: 'farah.sample@example.com',
      text: 'Week three was uncomfortable to watch and taught me the most.',
      date: '2024-05-20',
    },
  ],
};
