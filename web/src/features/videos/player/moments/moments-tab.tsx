import type { VideoId } from '@stratum/contract/ids';
import type { ComponentProps } from 'react';
import { MomentItems } from './moment-items.tsx';
import { MomentList } from './moment-list.tsx';

interface MomentsTabProps extends ComponentProps<typeof MomentList> {
  videoId: VideoId;
}

export default function MomentsTab({ videoId, ...list }: MomentsTabProps) {
  return (
    <>
      <MomentList {...list} />
      <MomentItems videoId={videoId} moments={list.moments} />
    </>
  );
}
