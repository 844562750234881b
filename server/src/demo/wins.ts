import { habits } from '@stratum/contract/habits';
import { addDays } from '@stratum/contract/plain-days';
import type { Wins } from '@stratum/contract/wins';
import type { WinHistory } from '../domains/daily-wins/index.ts';
import { createSentences } from '../platform/i18n/sentences.ts';
import de from './messages.de.json' with { type: 'json' };
import en from './messages.en.json' with { type: 'json' };
import fr from './messages.fr.json' with { type: 'json' };
import type { DemoPerson } from './people.ts';

const sentences = createSentences({ demo: { en, fr, de } });

/** Days ago, both ends included. */
const illness = { first: 203, last: 200 };
const journey = { first: 12, last: 11 };
const summer = { first: 110, last: 97 };
const lies = (ago: number, { first, last }: typeof summer) => ago <= first && ago >= last;

/** A year of wins up to today, the same at every start. */
export function winsOf(person: DemoPerson, today: string): WinHistory {
  const { wins: habitsOf, locale } = person;
  const days: WinHistory['days'][number][] = [];
  if (habitsOf.today !== undefined) {
    const wins = winsWhere((place) => place < Number(habitsOf.today));
    days.push({ date: today, wins, skipped: null, filledLater: false });
  }
  /** Days of the streak that are still to come; the day after it is lost, those before as it happens. */
  let left = habitsOf.streak;
  for (let ago = 1; ago <= habitsOf.days; ago += 1) {
    const date = addDays(today, -ago);
    const skipped = lies(ago, illness) ? 'illness' : lies(ago, journey) ? 'travel' : null;
    if (skipped) days.push({ date, wins: null, skipped, filledLater: false });
    if (skipped || lies(ago, summer)) continue;
    const wins = left === 0 ? null : winsAgo(person, ago, left > 0 ? 1 : 0);
    if (wins) days.push({ date, wins, skipped, filledLater: chance(person, ago, 7) < 0.06 });
    left -= 1;
  }
  const hadSummer = habitsOf.days > summer.first;
  const pause = { from: addDays(today, -summer.first), to: addDays(today, -summer.last) };
  const say = sentences(locale);
  const rules = habits.map((habit) => [habit, say(`rules.${habit}`, { ns: 'demo' })]);
  return {
    days: days.toReversed(),
    pauses: hadSummer ? [pause] : [],
    rules: habitsOf.hasRules ? Object.fromEntries(rules) : {},
  };
}

/** How much easier a habit is than the others, in the order of the habits. */
const ease = [-0.04, 0.02, 0.06, -0.12, 0.08];

/** What somebody posted on a day: nothing on one in fourteen, unless at least so many are asked for. */
function winsAgo(person: DemoPerson, ago: number, least: number): Wins | null {
  const { share, gain, days } = person.wins;
  if (least === 0 && chance(person, ago, 6) < 0.07) return null;
  const expected = share + gain * (1 - ago / days);
  const wins = winsWhere((place) => chance(person, ago, place) < expected + (ease[place] ?? 0));
  return least > 0 && !Object.values(wins).includes(true)
    ? winsWhere((place) => place === 4)
    : wins;
}

function winsWhere(isWon: (place: number) => boolean): Wins {
  return {
    alarm: isWon(0),
    personalFitness: isWon(1),
    purposefulNutrition: isWon(2),
    noDistractions: isWon(3),
    personalDevelopment: isWon(4),
  };
}

/** A number in [0, 1) that looks like chance and is the same at every start. */
function chance({ start }: DemoPerson, ago: number, place: number): number {
  const large = Math.sin(start * 12.9898 + ago * 78.233 + place * 37.719) * 43_758.5453;
  return large - Math.floor(large);
}
