import type { Endpoint } from '@stratum/contract/endpoint';
import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { authEndpoints } from '@stratum/contract/endpoints/auth';
import { blockEndpoints } from '@stratum/contract/endpoints/blocks';
import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import { consentEndpoints } from '@stratum/contract/endpoints/consents';
import { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import { notificationEndpoints } from '@stratum/contract/endpoints/notifications';
import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { reminderEndpoints } from '@stratum/contract/endpoints/reminders';
import { weeklyReviewEndpoints } from '@stratum/contract/endpoints/weekly-review';

/** What both graphs and the dashboard read. */
const progress = [
  assessmentEndpoints.assessmentStatus,
  assessmentEndpoints.levels,
  assessmentEndpoints.traits,
  assessmentEndpoints.standing,
  assessmentEndpoints.yearsList,
  assessmentEndpoints.assessmentGraph,
  assessmentEndpoints.traitsGraph,
  assessmentEndpoints.assessmentByUserid,
  dailyWinEndpoints.getWeeklyWins,
  dailyWinEndpoints.getWins,
  dailyWinEndpoints.getFrozenDays,
  dailyWinEndpoints.getDailyWinRules,
];

/** What is read on each page that opens without a network; the first of a page before it is shown. */
export const offlineReads: Readonly<Record<string, readonly Endpoint[]>> = {
  '/dashboard': [
    dailyWinEndpoints.getWinsOverview,
    goalEndpoints.goalList,
    profileEndpoints.profileInfo,
    weeklyReviewEndpoints.getWeeklyFocus,
    ...progress,
  ],
  '/goal-details': [
    assessmentEndpoints.levels,
    assessmentEndpoints.traits,
    goalEndpoints.goalCategoryList,
    goalEndpoints.goalDetails,
    goalEndpoints.goalHistory,
    goalEndpoints.goalList,
    profileEndpoints.profileInfo,
    reminderEndpoints.remindersOfGoal,
  ],
  '/goal-history': [
    goalEndpoints.goalDetails,
    goalEndpoints.goalHistories,
    goalEndpoints.goalHistory,
    profileEndpoints.profileInfo,
  ],
  '/graphview': [goalEndpoints.goalMarks, ...progress],
  '/my-collection': [
    assessmentEndpoints.levels,
    assessmentEndpoints.traits,
    collectionEndpoints.getPersonalStuffById,
    collectionEndpoints.listCollections,
    collectionEndpoints.myCollection,
    collectionEndpoints.notesBackgroundImages,
    profileEndpoints.profileInfo,
  ],
  '/my-progress': progress,
  '/ppau': [groupEndpoints.listGroups, groupEndpoints.groupMembers, blockEndpoints.blockedPeople],
  '/profile': [
    profileEndpoints.profileInfo,
    authEndpoints.sessions,
    consentEndpoints.consent,
    notificationEndpoints.getNotificationPreferences,
    dailyWinEndpoints.getDailyWinReminder,
    weeklyReviewEndpoints.getWeeklyReviewTime,
  ],
  '/reminders': [
    reminderEndpoints.remindersDue,
    reminderEndpoints.remindersList,
    reminderEndpoints.remindersOfGoal,
    goalEndpoints.goalDetails,
    goalEndpoints.goalList,
    profileEndpoints.profileInfo,
  ],
  '/weekly-review': [assessmentEndpoints.levels, weeklyReviewEndpoints.getWeeklyReview],
};
