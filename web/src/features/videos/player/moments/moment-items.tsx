import type { VideoId } from '@stratum/contract/ids';
import { clock } from '../../../../shared/i18n/clock.ts';
import { AttachedItems } from '../../../collection/index.ts';
import type { Moment } from '../../data/use-moments.ts';

interface MomentItemsProps {
  videoId: VideoId;
  moments: readonly Moment[];
}

/** Items of one's collection at the moments of a film; a moment takes some once the server has it. */
export function MomentItems({ videoId, moments }: MomentItemsProps) {
  const targets = moments.flatMap(({ id, second, note }) => {
    const label = [clock(second), note].filter((part) => part !== null).join(' · ');
    return id === null ? [] : [{ to: { momentId: id }, label }];
  });
  if (targets.length === 0) return null;
  return (
    <div className="mt-6">
      <AttachedItems place={{ performance_video_id: videoId }} targets={targets} />
    </div>
  );
}
