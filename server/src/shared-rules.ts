import { forgetAssessments } from './domains/assessments/index.ts';
import type { Meeting } from './domains/blocks/index.ts';
import { hasWrittenTo, messageFileReader } from './domains/chat/index.ts';
import { forgetGoalSources } from './domains/goals/index.ts';
import { groupPictureReader, hasInvited, inOneGroup } from './domains/groups/index.ts';
import { sharedFileReader } from './domains/shared-items/index.ts';
import type { FileReader } from './domains/uploads/index.ts';
import { forgetReviewedLevels } from './domains/weekly-review/index.ts';

/** Who may read a file besides its owner: a rule of each domain that shows files to others. */
export const fileReaders: readonly FileReader[] = [
  groupPictureReader,
  messageFileReader,
  sharedFileReader,
];

/** How people come to know of each other: whoever has met somebody may block or report them. */
export const meetings: readonly Meeting[] = [inOneGroup, hasInvited, hasWrittenTo];

/** What is deleted with the consent to keep answers: these, and all that has a level in it. */
export const onWithdrawal = [forgetAssessments, forgetGoalSources, forgetReviewedLevels] as const;
