import { type Habit, habits } from '@stratum/contract/habits';
import type { RulesChange, WinRules } from '@stratum/contract/wins';

/** The rules as they stand in the fields; empty without one. */
export type RuleTexts = Readonly<Record<Habit, string>>;

/** What holds from tomorrow on, where it differs from today's. */
export function ruleTexts(rules: WinRules): RuleTexts {
  const textOf = (habit: Habit) => {
    const { text, next } = rules[habit];
    return (next ? next.text : text) ?? '';
  };
  return {
    alarm: textOf('alarm'),
    personalFitness: textOf('personalFitness'),
    purposefulNutrition: textOf('purposefulNutrition'),
    noDistractions: textOf('noDistractions'),
    personalDevelopment: textOf('personalDevelopment'),
  };
}

/** Only what was changed; an emptied field takes its rule away. */
export function rulesDiff(before: RuleTexts, after: RuleTexts): RulesChange {
  const change: RulesChange = {};
  for (const habit of habits) {
    if (after[habit].trim() !== before[habit]) change[habit] = after[habit].trim() || null;
  }
  return change;
}
