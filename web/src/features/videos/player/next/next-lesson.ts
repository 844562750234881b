/** What is watched after a film. */
export interface NextLesson {
  readonly title: string;
  /** Skill, bucket and length. */
  readonly detail: string;
  /** Why it follows, in a sentence; empty where there is nothing to say. */
  readonly reason: string;
  readonly poster: string;
  readonly posterDark: string | null;
  /** Without the language. */
  readonly path: string;
}
