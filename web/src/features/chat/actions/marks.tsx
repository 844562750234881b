import type { LucideIcon } from 'lucide-react';
import BicepsFlexed from 'lucide-react/icons/biceps-flexed';
import Check from 'lucide-react/icons/check';
import Heart from 'lucide-react/icons/heart';
import Laugh from 'lucide-react/icons/laugh';
import Sunrise from 'lucide-react/icons/sunrise';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { Icon } from '../../../shared/ui/icons.tsx';

/** What one reacts with most, drawn in place of their emoji. */
const drawings: Readonly<Record<string, LucideIcon>> = {
  '👍': ThumbsUp,
  '❤️': Heart,
  '🌅': Sunrise,
  '💪': BicepsFlexed,
  '✅': Check,
  '😂': Laugh,
};

export const quickMarks = ['👍', '❤️', '🌅', '💪', '✅', '😂'] as const;
export type QuickMark = (typeof quickMarks)[number];

export function isQuickMark(emoji: string): emoji is QuickMark {
  return emoji in drawings;
}

/** A reaction: a mark of ours, or the emoji itself. */
export function Mark({ emoji, className = '' }: { emoji: string; className?: string }) {
  const drawing = drawings[emoji];
  return drawing ? (
    <Icon of={drawing} className={className} />
  ) : (
    <span aria-hidden="true" className="text-ui leading-none">
      {emoji}
    </span>
  );
}
