import { dailyWinRoutes } from '@stratum/contract/daily-wins';
import type { AttemptId } from '@stratum/contract/ids';
import { notificationPreferenceRoutes } from '@stratum/contract/notification-preferences';
import { profileRoutes } from '@stratum/contract/profile';
import { pushRoutes } from '@stratum/contract/push';
import type { SignedInUser } from './build.ts';
import { dataOf } from './call.ts';
import { createPushBrowser } from './push-browser.ts';
import { takeAssessment } from './take-assessment.ts';

/** Gives a person an attempt, a day of wins, a notification and preferences for them, two sessions, pushes, an upload and a file. */
export async function seedPersonalData(user: SignedInUser): Promise<{ attemptId: AttemptId }> {
  const { attempt } = await takeAssessment(user, 'mentality');
  const { date } = dataOf(await user.call(dailyWinRoutes.getTodaySelected));
  await user.call(dailyWinRoutes.postDailyWin, { body: { date, wins: { alarm: true } } });
  const body = { rules: { alarm: 'debout à 6 h 30' } };
  await user.call(dailyWinRoutes.putDailyWinRules, { body });
  await user.call(dailyWinRoutes.putDailyWinReminder, { body: { time: '06:30' } });
  await user.call(profileRoutes.updateProfile, { body: { restWeekdays: ['Sunday'] } });
  await user.notify();
  const digestTime = { digestTime: '07:30' };
  await user.call(notificationPreferenceRoutes.putNotificationPreferences, { body: digestTime });
  const { subscription } = createPushBrowser();
  await user.call(pushRoutes.subscribeToPush, { body: subscription });
  await user.again();
  await user.upload();
  await user.file();
  return { attemptId: attempt.id };
}
