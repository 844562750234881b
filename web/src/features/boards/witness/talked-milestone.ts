import type { GoalCard } from '@stratum/contract/message';

export type TalkedMilestone = GoalCard['milestones'][number];

/**
 * The one milestone that a card talks of: what waits for an answer before what has one, later before
 * earlier; for whose goal it is also one that is done and nobody was asked about.
 */
export function talkedOf(
  { milestones }: Pick<GoalCard, 'milestones'>,
  isOwn: boolean,
): { milestone: TalkedMilestone; place: number } | null {
  const lastWhere = (fits: (milestone: TalkedMilestone) => boolean) =>
    milestones.findLastIndex(fits);
  const choices = [
    lastWhere(({ witness }) => witness?.state === 'asked'),
    lastWhere(({ witness }) => witness?.state === 'proof'),
    isOwn ? lastWhere(({ witness, done, steps }) => witness === null && done === steps) : -1,
    lastWhere(({ witness }) => witness?.state === 'confirmed'),
  ];
  const at = choices.find((index) => index >= 0) ?? -1;
  const milestone = milestones[at];
  return milestone ? { milestone, place: at + 1 } : null;
}
