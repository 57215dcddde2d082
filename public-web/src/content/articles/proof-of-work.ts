type Point = { readonly text: string; readonly toDo: string };

export type PointList = {
  readonly title: string;
  readonly note: string;
  readonly points: readonly Point[];
  readonly done: string;
};

export const PROOF_OF_WORK: PointList = {
  title: 'Is your application ready to send?',
  note: 'Tick what is true today. Nothing of it is kept or sent.',
  points: [
    {
      text: 'Somebody other than me has used what I made.',
      toDo: 'choose one person with one problem, and make the smallest thing that helps.',
    },
    {
      text: 'I watched them use it, and wrote down each place where they stopped.',
      toDo: 'let the person use it while you watch and say nothing.',
    },
    {
      text: 'I mended the two worst things.',
      toDo: 'mend the two worst things that you saw.',
    },
    {
      text: 'One page tells the problem, two decisions with reasons, and what broke.',
      toDo: 'write the one page, and publish it beside the work.',
    },
    {
      text: 'That page names what I took from others, AI tools included.',
      toDo: 'add the tutorial, the template and the AI tool that you used.',
    },
    {
      text: 'The link opens in a private window, without a login.',
      toDo: 'open the link once in a private window.',
    },
    {
      text: 'Under skills stands only what I can do for an hour with nobody helping.',
      toDo: 'take out every skill that does not pass the one-hour rule.',
    },
    {
      text: 'The first two lines name something that the company does.',
      toDo: 'say in two lines what you could take off its hands in the first month.',
    },
  ],
  done: 'All of it is true. Send it to ten companies that fit.',
};
