import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../shared/ui/heading.tsx';
import { TextLink } from '../../shared/ui/link.tsx';
import { PageTitle } from '../../shared/ui/page-header.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';

export function RemindersFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('features/reminders');
  return (
    <div className="wrap py-8 md:py-12">
      <PageTitle>{t('title')}</PageTitle>
      {children}
    </div>
  );
}

interface RemindersHeadProps {
  /** What the reminders are of. */
  back: string;
  backText: string;
  /** Leads from the reminders of one goal to those of all. */
  text?: string;
}

export function RemindersHead({ back, backText, text }: RemindersHeadProps) {
  const { t } = useTranslation('features/reminders');
  return (
    <header className="min-w-0">
      <p className="mb-1.5 text-label wrap-anywhere">
        <TextLink to={back}>{backText}</TextLink>
        {text && (
          <>
            <span className="text-ink-2"> · </span>
            <TextLink to="/reminders">{text}</TextLink>
          </>
        )}
      </p>
      <Heading level={1}>{t('title')}</Heading>
    </header>
  );
}

/** Holds the places of list and editor. */
export function RemindersSkeleton({ head }: { head: ReactNode }) {
  return (
    <>
      {head}
      <div className="mt-8 grid items-start gap-5 md:grid-cols-[minmax(0,1fr)_26.25rem]">
        <div className="grid gap-6">
          <Skeleton className="h-24 rounded-card" />
          <Skeleton className="h-44 rounded-card" />
        </div>
        <Skeleton className="h-96 rounded-card max-md:hidden" />
      </div>
    </>
  );
}
