import type { UserId } from '@stratum/contract/ids';
import type { ReactNode } from 'react';

/** The picture of a member, as the page that shows the boards draws people. Their name stands beside it. */
export type RenderPicture = (userId: UserId, name: string) => ReactNode;
