/** A skill that a test of a domain asks for: a category of its questions. */
export type Skill = {
  readonly skill: string;
  /** So many of ten questions. */
  readonly weight: number;
  /** Where the trade itself names this skill. */
  readonly source: string;
  readonly about: string;
};

/** The weights add up to ten. */
export type Blueprint = readonly Skill[];
