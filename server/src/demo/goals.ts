import type { Attempt } from '@stratum/contract/assessments';
import type { CategorySlug } from '@stratum/contract/categories';
import { type GoalSource, goalDraftSchema } from '@stratum/contract/goal';
import type { Habit } from '@stratum/contract/habits';
import { limits } from '@stratum/contract/limits';
import type { Locale } from '@stratum/contract/locale';
import { addDays } from '@stratum/contract/plain-days';
import type { ReminderDraft } from '@stratum/contract/reminder';
import { dayAt } from '@stratum/contract/zoned-time';
import type { GoalStory } from '../domains/goals/index.ts';
import de from './messages.de.json' with { type: 'json' };
import en from './messages.en.json' with { type: 'json' };
import fr from './messages.fr.json' with { type: 'json' };
import type { DemoGoal, DemoPerson } from './people.ts';

const texts: Record<Locale, (typeof en)['goals']> = { en: en.goals, fr: fr.goals, de: de.goals };

interface About {
  readonly category: CategorySlug;
  /** The trait whose gap it closes. */
  readonly trait: string;
  readonly habits: Habit[];
  readonly reminders?: ReminderDraft[];
}

const about: Readonly<Record<DemoGoal['text'], About>> = {
  sleep: {
    category: 'personal-health',
    trait: 'sleep',
    habits: ['alarm', 'noDistractions'],
    reminders: [
      {
        frequency: 'Weekly',
        weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
        time: '21:45',
        channels: ['in_app'],
      },
    ],
  },
  run: { category: 'personal-health', trait: 'fitness', habits: ['personalFitness'] },
  course: { category: 'cognitive-abilities', trait: 'learning', habits: ['personalDevelopment'] },
  choices: { category: 'cognitive-abilities', trait: 'decision-making', habits: [] },
  talk: { category: 'social-interaction', trait: 'communication', habits: [] },
};

const dayLength = 86_400_000;

/** The goals of a person of the demo, as they have gone up to now; the same at every start. */
export function goalsOf(person: DemoPerson, attempts: readonly Attempt[], now: Date): GoalStory[] {
  const ago = (days: number) => new Date(now.getTime() - days * dayLength);
  const when = (days: number | undefined) => (days === undefined ? null : ago(days));
  return person.goals.map((goal) => {
    // A goal that begins later was made a minute ago.
    const createdAt = new Date(Math.min(ago(goal.began).getTime(), now.getTime() - 60_000));
    const source = sourceOf(about[goal.text], attempts, createdAt);
    return {
      draft: draftOf(person, goal, source, dayAt(now, person.timeZone)),
      createdAt,
      ticks: Array.from({ length: goal.done }, (_, step) => ago(tickedAgo(goal, step))),
      completedAt: when(goal.completed),
      archivedAt: when(goal.archived),
    };
  });
}

/** Evenly from the beginning to the last tick. */
function tickedAgo({ began, done, last = 0 }: DemoGoal, step: number): number {
  return began - Math.round(((began - last) * (step + 1)) / done);
}

function draftOf(
  { locale }: DemoPerson,
  { text, began, lasts }: DemoGoal,
  source: GoalSource | null,
  today: string,
) {
  const { name, description, milestones, ...written } = texts[locale][text];
  const { category, habits, reminders = [] } = about[text];
  const goalStartDate = addDays(today, -began);
  return goalDraftSchema.parse({
    ...written,
    goalCategory: category,
    goalName: name,
    goalDescription: description,
    goalStartDate,
    goalEndDate: addDays(goalStartDate, lasts - 1),
    habits,
    source,
    reminders,
    milestones: milestones.map(({ name: milestoneName, steps }, place) => ({
      milestoneName,
      dueDate: addDays(goalStartDate, Math.round((lasts * (place + 1)) / milestones.length) - 1),
      microGoal: steps.map((microGoalDescription) => ({ microGoalDescription })),
    })),
  });
}

/** The gap that the last attempt before the goal was made has shown. */
function sourceOf(
  { category, trait }: About,
  attempts: readonly Attempt[],
  createdAt: Date,
): GoalSource | null {
  const shown = attempts.findLast(
    ({ categoryType, completedAt }) =>
      categoryType === category && new Date(completedAt) <= createdAt,
  );
  const scored = shown?.traits.find(({ traitId }) => traitId === trait);
  if (!shown || !scored || scored.level === limits.levels) return null;
  const { level: fromLevel } = scored;
  return { attemptId: shown.id, traitId: trait, fromLevel, toLevel: fromLevel + 1 };
}
