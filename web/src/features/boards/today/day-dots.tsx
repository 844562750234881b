import type { GroupId, UserId } from '@stratum/contract/ids';
import { Suspense } from 'react';
import { FiveDots } from '../../daily-wins/index.ts';
import { countOf, useToday } from '../data/use-today.ts';

/** The five of a member today, with their number; nothing where they do not share. */
export function DayDots({ groupId, userId }: { groupId: GroupId; userId: UserId }) {
  const member = useToday(groupId).data?.items.find((each) => each.userId === userId);
  if (!member) return null;
  return (
    <span className="flex flex-none items-center gap-3">
      {/* Its words are those of daily wins, which come after the page. */}
      <Suspense fallback={null}>
        <FiveDots wins={member.wins} />
      </Suspense>
      <span className="w-5 pt-0.5 text-right font-display text-lead font-light tabular-nums">
        {countOf(member.wins)}
      </span>
    </span>
  );
}
