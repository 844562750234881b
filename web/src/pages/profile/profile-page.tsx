import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { DataSection } from '../../features/profile/account-data/data-section.tsx';
import { DeletionBanner } from '../../features/profile/account-data/deletion-banner.tsx';
import { LazyForm } from '../../features/profile/lazy-form.tsx';
import { NotificationsSection } from '../../features/profile/notifications/notifications-section.tsx';
import { PersonalDetails } from '../../features/profile/overview/personal-details.tsx';
import { ProfileHead } from '../../features/profile/overview/profile-head.tsx';
import { AppearanceSection } from '../../features/profile/preferences/appearance-section.tsx';
import { DailyWinsSection } from '../../features/profile/preferences/daily-wins-section.tsx';
import { TextMessagesSection } from '../../features/profile/preferences/text-messages-section.tsx';
import { WeeklyReviewSection } from '../../features/profile/preferences/weekly-review-section.tsx';
import { ProfileState } from '../../features/profile/profile-state.tsx';
import { PushSection } from '../../features/profile/push/push-section.tsx';
import { SecuritySection } from '../../features/profile/security/security-section.tsx';
import { LevelSummary } from '../../features/progress/dashboard/level-summary.tsx';
import { CardBoundary } from '../../shared/failures/card-boundary.tsx';

// With their words, which few look for.
const CalendarSection = lazy(async () => ({
  default: (await import('./calendar-section.tsx')).CalendarSection,
}));
const BlockedSection = lazy(() => import('./blocked-section.tsx'));

export default function ProfilePage() {
  const { t } = useTranslation('pages/profile');
  return (
    <div className="wrap py-12">
      <ProfileState heading={t('title')}>
        {(profile) => (
          <>
            <CardBoundary>
              <DeletionBanner />
            </CardBoundary>
            <CardBoundary>
              <ProfileHead
                profile={profile}
                level={
                  <CardBoundary>
                    <LevelSummary />
                  </CardBoundary>
                }
              />
            </CardBoundary>
            <CardBoundary>
              <PersonalDetails profile={profile} />
            </CardBoundary>
            <CardBoundary>
              <SecuritySection profile={profile} />
            </CardBoundary>
            <CardBoundary>
              <TextMessagesSection profile={profile} />
            </CardBoundary>
            <CardBoundary>
              <NotificationsSection />
            </CardBoundary>
            <CardBoundary>
              <PushSection />
            </CardBoundary>
            <CardBoundary>
              <DailyWinsSection profile={profile} />
            </CardBoundary>
            <CardBoundary>
              <WeeklyReviewSection />
            </CardBoundary>
            <CardBoundary>
              <LazyForm height="h-36">
                <CalendarSection />
              </LazyForm>
            </CardBoundary>
            <CardBoundary>
              <LazyForm height="h-36">
                <BlockedSection />
              </LazyForm>
            </CardBoundary>
            <CardBoundary>
              <AppearanceSection />
            </CardBoundary>
            <CardBoundary>
              <DataSection profile={profile} />
            </CardBoundary>
          </>
        )}
      </ProfileState>
    </div>
  );
}
