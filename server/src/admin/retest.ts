import { skillsInCategory, unclearUpTo } from '@stratum/contract/change';
import { type RetestSpread, readRetests } from '../domains/assessments/index.ts';
import type { Command } from './command.ts';

const days = 14;
/** Figures of fewer people would say something about one of them. */
const fewestPeople = 20;
const assumed = { skill: unclearUpTo(1), category: unclearUpTo(skillsInCategory) };

export const retestSpread: Command = {
  usage: '',
  purpose: `how far scores move when people answer again within ${days} days; of ${fewestPeople} people at least, without names`,
  takes: [0, 0],
  anySecrets: true,
  async run({ db }) {
    const { people, spreads } = await readRetests(db, days);
    if (people < fewestPeople) {
      return `${people} people have answered a category again within ${days} days. Figures are printed from ${fewestPeople} on.`;
    }
    const head = `${people} people have answered a category again within ${days} days, to the same questions.`;
    return [head, ...spreads.map(lineOf)].join('\n');
  },
};

function lineOf({ of, pairs, half, nineteenInTwenty }: RetestSpread): string {
  const [usual, most] = [half, nineteenInTwenty].map((levels) => levels.toFixed(2));
  return `A ${of} (${pairs} pairs): half moved by up to ${usual} levels, nineteen in twenty by up to ${most}. Shown as no clear change: up to ${assumed[of].toFixed(1)}.`;
}
