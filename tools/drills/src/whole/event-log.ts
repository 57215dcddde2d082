export type Call = {
  /** Null if no answer came. */
  readonly status: number | null;
  readonly isPutOff: boolean;
  readonly ms: number;
  readonly endedAt: number;
  readonly what: string;
};

/** What one student learned, and what may have been done without an answer. */
export type Story = {
  readonly email: string;
  /** Whether the API was asked to make the account, so that its mail counts too. */
  readonly isNew: boolean;
  signedUp: boolean;
  verified: boolean;
  paid: boolean;
  /** The result's id by the attempt's. */
  readonly submitted: Map<string, string>;
  /** By attempt and question, the choices that may be there: the last that was saved, and later ones. */
  readonly choices: Map<string, Map<string, Set<string>>>;
};

export class EventLog {
  readonly stories: Story[] = [];
  readonly calls: Call[] = [];

  clear(): void {
    this.stories.length = 0;
    this.calls.length = 0;
  }

  open(email: string, isNew: boolean): Story {
    const story: Story = {
      email,
      isNew,
      signedUp: false,
      verified: false,
      paid: false,
      submitted: new Map(),
      choices: new Map(),
    };
    this.stories.push(story);
    return story;
  }

  get acknowledged(): number {
    return this.calls.filter(({ status, what }) => status === 200 && !what.startsWith('read'))
      .length;
  }

  get failed(): readonly Call[] {
    return this.calls.filter(
      ({ status, isPutOff }) => status === null || (status >= 500 && !isPutOff),
    );
  }

  get putOff(): number {
    return this.calls.filter(({ isPutOff }) => isPutOff).length;
  }

  /** Seconds from a moment until a writing call was first answered well that was made after it. */
  secondsUntilWorks(moment: number): number | null {
    const works = this.calls.find(
      ({ status, endedAt, ms, what }) =>
        status === 200 && what !== 'read' && endedAt - ms >= moment,
    );
    return works ? (works.endedAt - moment) / 1000 : null;
  }
}

const choicesOf = (story: Story, attemptId: string, questionId: string): Set<string> => {
  const attempt = story.choices.get(attemptId) ?? new Map<string, Set<string>>();
  story.choices.set(attemptId, attempt);
  const choices = attempt.get(questionId) ?? new Set<string>();
  attempt.set(questionId, choices);
  return choices;
};

export const sending = (story: Story, attemptId: string, [question, option]: [string, string]) =>
  choicesOf(story, attemptId, question).add(option);

/** A choice was acknowledged: none that was made before may be there. */
export function saved(story: Story, attemptId: string, [question, option]: [string, string]): void {
  const choices = choicesOf(story, attemptId, question);
  choices.clear();
  choices.add(option);
}
