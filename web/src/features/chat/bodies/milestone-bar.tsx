import type { GoalCard } from '@stratum/contract/message';

/** Units of the drawing: all milestones side by side. */
const width = 300;
const gap = 3;

/** A piece a milestone, filled as far as it is done; dashed while somebody is asked to confirm it. */
export function MilestoneBar({ goal }: { goal: GoalCard }) {
  const parts =
    goal.milestones.length > 0
      ? goal.milestones
      : [{ id: goal.goalId, steps: 100, done: goal.progress, witness: null }];
  const each = (width - gap * (parts.length - 1)) / parts.length;
  return (
    <svg
      viewBox={`0 0 ${width} 4`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-3 block h-1 w-full forced-color-adjust-none"
    >
      {parts.map(({ id, steps, done, witness }, place) => {
        const x = place * (each + gap);
        const end = x + (each * done) / Math.max(1, steps);
        const isAsked = witness !== null && witness.state !== 'confirmed';
        return (
          <g key={id}>
            <rect x={x} width={each} height="4" className="fill-track" />
            {done > 0 && (
              <path
                d={`M${x} 2H${end}`}
                vectorEffect="non-scaling-stroke"
                strokeDasharray={isAsked ? '4 3' : undefined}
                className="stroke-ok stroke-4"
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}
