import { accountDataEndpoints } from '@stratum/contract/endpoints/account-data';
import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { authEndpoints } from '@stratum/contract/endpoints/auth';
import { blockEndpoints } from '@stratum/contract/endpoints/blocks';
import { calendarFeedEndpoints } from '@stratum/contract/endpoints/calendar-feed';
import { clientErrorEndpoints } from '@stratum/contract/endpoints/client-errors';
import { consentEndpoints } from '@stratum/contract/endpoints/consents';
import { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import { notificationEndpoints } from '@stratum/contract/endpoints/notifications';
import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { pushEndpoints } from '@stratum/contract/endpoints/push';
import { weeklyReviewEndpoints } from '@stratum/contract/endpoints/weekly-review';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { DataSection } from '../../features/profile/account-data/data-section.tsx';
import { DeletionBanner } from '../../features/profile/account-data/deletion-banner.tsx';
import data from '../../features/profile/account-data/messages.en.json';
import messages from '../../features/profile/messages.en.json';
import notifications from '../../features/profile/notifications/messages.en.json';
import { NotificationsSection } from '../../features/profile/notifications/notifications-section.tsx';
import { PersonalDetails } from '../../features/profile/overview/personal-details.tsx';
import { ProfileHead } from '../../features/profile/overview/profile-head.tsx';
import { AppearanceSection } from '../../features/profile/preferences/appearance-section.tsx';
import { DailyWinsSection } from '../../features/profile/preferences/daily-wins-section.tsx';
import { TextMessagesSection } from '../../features/profile/preferences/text-messages-section.tsx';
import { SecuritySection } from '../../features/profile/security/security-section.tsx';
import { LevelSummary } from '../../features/progress/dashboard/level-summary.tsx';
import { createQueryClient } from '../../shared/api/query-client.ts';
import { ada } from '../../testing/ada.ts';
import { breakComponent } from '../../testing/break-component.ts';
import { consentIn } from '../../testing/consent.ts';
import { answering } from '../../testing/fake-answer.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../testing/in-app.tsx';
import ProfilePage from './profile-page.tsx';

vi.mock('../../features/profile/account-data/data-section.tsx', { spy: true });
vi.mock('../../features/profile/account-data/deletion-banner.tsx', { spy: true });
vi.mock('../../features/profile/notifications/notifications-section.tsx', { spy: true });
vi.mock('../../features/profile/overview/personal-details.tsx', { spy: true });
vi.mock('../../features/profile/overview/profile-head.tsx', { spy: true });
vi.mock('../../features/profile/preferences/appearance-section.tsx', { spy: true });
vi.mock('../../features/profile/preferences/daily-wins-section.tsx', { spy: true });
vi.mock('../../features/profile/preferences/text-messages-section.tsx', { spy: true });
vi.mock('../../features/profile/security/security-section.tsx', { spy: true });
vi.mock('../../features/progress/dashboard/level-summary.tsx', { spy: true });

const { reportClientError } = clientErrorEndpoints;
const server = fakeApi(
  answering(reportClientError, { received: true }),
  answering(blockEndpoints.blockedPeople, { items: [] }),
  answering(profileEndpoints.profileInfo, { ...ada, deletionDate: '2026-12-04T00:00:00Z' }),
  answering(dailyWinEndpoints.getDailyWinReminder, { time: null }),
  answering(weeklyReviewEndpoints.getWeeklyReviewTime, { weekday: 'Sunday', time: '18:00' }),
  answering(notificationEndpoints.getNotificationPreferences, {
    kinds: [],
    quietHours: null,
    digestTime: '18:00',
    showOthersInPushes: false,
  }),
  answering(authEndpoints.sessions, { items: [] }),
  answering(accountDataEndpoints.accountExport, { status: 'none' }),
  answering(consentEndpoints.consent, consentIn('given')),
  answering(calendarFeedEndpoints.getCalendarFeed, { url: null }),
  answering(pushEndpoints.getPushKey, { key: 'the-key' }),
  answering(assessmentEndpoints.levels, { levels: [], categories: [] }),
  answering(assessmentEndpoints.standing, {
    overall: { score: 5.4, level: 5, month: '2026-11' },
    categories: [],
    previous: null,
    months: [],
  }),
);

/** Of the page's cards as many as faults that a page load reports; the device's card is left out. */
const cards = [
  { card: 'the planned end', Card: DeletionBanner, own: /will be deleted on/ },
  { card: 'the head', Card: ProfileHead, own: 'Ada Lindqvist' },
  { card: 'the level', Card: LevelSummary, own: '5.4' },
  { card: 'the details', Card: PersonalDetails, own: messages.details.title },
  { card: 'the security', Card: SecuritySection, own: messages.security.title },
  { card: 'the text messages', Card: TextMessagesSection, own: messages.messages.title },
  { card: 'the notifications', Card: NotificationsSection, own: notifications.title },
  { card: 'the daily wins', Card: DailyWinsSection, own: messages.wins.title },
  { card: 'the appearance', Card: AppearanceSection, own: messages.look.title },
  { card: 'the data', Card: DataSection, own: data.title },
] as const;

test.each(cards)(
  'a fault in $card stays there, is reported, and can be tried again',
  async (each) => {
    const mend = breakComponent(each.Card);
    const screen = await renderInApp(
      <QueryClientProvider client={createQueryClient()}>
        <ProfilePage />
      </QueryClientProvider>,
    );
    const failed = screen.getByText('This part could not be shown.');
    await expect.element(failed).toBeVisible();
    // The level stands in the head.
    const lost = each.Card === ProfileHead ? [ProfileHead, LevelSummary] : [each.Card];
    for (const { Card, own } of cards) {
      const text = screen.getByText(own, { exact: true }).first();
      if (lost.some((gone) => gone === Card)) await expect.element(text).not.toBeInTheDocument();
      else await expect.element(text).toBeVisible();
    }
    await expect.poll(() => server.sent(reportClientError)).toHaveLength(1);
    expect(await accessibilityFaults()).toEqual([]);
    mend();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText(each.own, { exact: true }).first()).toBeVisible();
    await expect.element(failed).not.toBeInTheDocument();
  },
);
