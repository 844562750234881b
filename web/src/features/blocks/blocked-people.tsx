import { blockEndpoints } from '@stratum/contract/endpoints/blocks';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../shared/api/queries.ts';
import { Avatar } from '../../shared/avatar/avatar.tsx';
import { dayOf } from '../../shared/i18n/day-of.ts';
import { useFormat } from '../../shared/i18n/use-format.ts';
import { Button } from '../../shared/ui/button.tsx';
import { QueryState } from '../../shared/ui/query-state.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { useUnblock } from './use-unblock.ts';

/** Whom one has blocked, the newest first, and the way back. */
export function BlockedPeople() {
  const { t } = useTranslation('features/blocks');
  const format = useFormat();
  const read = useRoute(blockEndpoints.blockedPeople);
  const { unblock, isPending } = useUnblock();
  const items = read.data?.items ?? [];
  return (
    <QueryState reads={[read]} name={t('title')} skeleton={<Skeleton className="h-12" />}>
      {items.length === 0 ? (
        <p className="text-ui text-ink-2">{t('nobody')}</p>
      ) : (
        <ul className="grid gap-3">
          {items.map(({ userId, first_name: name, image, blockedAt }) => (
            <li key={userId} className="flex items-center gap-3">
              <Avatar fileId={image} name={name} size="small" />
              <span className="min-w-0 flex-1 text-ui">
                <bdi className="block truncate">{name}</bdi>
                <span className="block text-small text-ink-2">
                  {t('since', { day: format.day(dayOf(new Date(blockedAt))) })}
                </span>
              </span>
              <Button
                tone="ghost"
                size="small"
                isDisabled={isPending}
                onPress={() => unblock(userId, name)}
                aria-label={t('unblock_whom', { name })}
              >
                {t('unblock')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}
