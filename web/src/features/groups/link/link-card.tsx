import type { groupEndpoints } from '@stratum/contract/endpoints/groups';
import type { GroupId } from '@stratum/contract/ids';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteReply } from '../../../shared/api/route-input.ts';
import { Heading } from '../../../shared/ui/heading.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useDayWords } from '../data/use-day-words.ts';
import { ChangeLink } from './change-link.tsx';
import { PassLinkOn } from './pass-link-on.tsx';

const QrCode = lazy(() => import('./qr-code.tsx'));

interface LinkCardProps {
  link: NonNullable<RouteReply<typeof groupEndpoints.groupLink>['link']>;
  groupId: GroupId;
  groupName: string;
  /** Whether it was made just now, in place of what had the focus. */
  isNew: boolean;
  onEnded: () => void;
}

/** The link as a code for a camera, and what can be done with it. */
export function LinkCard({ link, groupId, groupName, isNew, onEnded }: LinkCardProps) {
  const { t } = useTranslation('features/groups/invite');
  const dayWords = useDayWords();
  return (
    <section className="rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-start gap-4">
        <div className="scheme-light w-36 flex-none overflow-hidden rounded-md border border-line bg-surface">
          <Suspense fallback={<Skeleton className="aspect-square" />}>
            <QrCode text={link.url} label={t('link.code', { name: groupName })} />
          </Suspense>
        </div>
        <div className="min-w-40 flex-1">
          <Heading level={3} size="label" className="text-ink">
            {t('link.title')}
          </Heading>
          <Text size="label" tone="quiet" className="mt-1">
            {t('link.until', { date: dayWords(link.expiresAt).day })}
          </Text>
          <PassLinkOn url={link.url} groupName={groupName} isNew={isNew} />
        </div>
      </div>
      <ChangeLink groupId={groupId} onEnded={onEnded} />
    </section>
  );
}
