import type { AttachedTo, AttachmentTarget } from '@stratum/contract/attachments';
import { goalPath } from '../../goals/index.ts';
import { groupPath } from '../../groups/index.ts';
import { modulePath } from '../../videos/index.ts';

/** Where what an item is attached to is looked at. */
export function pathOfPlace(place: AttachedTo): string {
  switch (place.kind) {
    case 'goal':
    case 'milestone':
      return goalPath(place.goalId);
    case 'trait':
      return `/performance-buckets?traitId=${place.traitId}`;
    case 'moment':
      return modulePath({ videoId: place.performance_video_id, second: place.second });
    case 'message':
      return groupPath(place.groupId, { message: place.timetoken });
  }
}

export function targetOfPlace(place: AttachedTo): AttachmentTarget {
  switch (place.kind) {
    case 'goal':
      return { goalId: place.goalId };
    case 'milestone':
      return { milestoneId: place.milestoneId };
    case 'trait':
      return { traitId: place.traitId };
    case 'moment':
      return { momentId: place.momentId };
    case 'message':
      return { messageId: place.messageId };
  }
}
