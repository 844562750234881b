import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { dayOf } from '../../../shared/i18n/day-of.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { ButtonLink, LocaleLink, TextLink } from '../../../shared/ui/link.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { collectionPath, itemPath } from '../collection-path.ts';

const shownItems = 3;

/** What was edited last in the collection, on the dashboard. */
export default function CollectionCard() {
  const { t } = useTranslation('features/collection');
  const format = useFormat();
  const items = useRoute(collectionEndpoints.getPersonalStuff, { query: { limit: shownItems } });
  return (
    <Card>
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <Heading level={2} size="label">
          {t('title')}
        </Heading>
        <TextLink to={collectionPath} className="text-label">
          {t('open')}
        </TextLink>
      </div>
      <QueryState reads={[items]} name={t('title')} skeleton={<Skeleton className="h-36" />}>
        {items.data?.items.length === 0 ? (
          <EmptyState level={3} heading={t('empty.all')} text={t('empty.all_text')}>
            <ButtonLink to={collectionPath} tone="ghost">
              {t('open')}
            </ButtonLink>
          </EmptyState>
        ) : (
          <ul>
            {items.data?.items.map(({ id, title, editedAt }) => (
              <li key={id} className="border-t border-line">
                <LocaleLink
                  to={itemPath(id)}
                  className="focus-ring flex min-h-12 items-center gap-3 rounded-sm text-ui no-underline hover:underline"
                >
                  <span className="min-w-0 flex-1 truncate">{title}</span>
                  <span className="flex-none text-small text-ink-2">
                    {format.dayShort(dayOf(new Date(editedAt)))}
                  </span>
                </LocaleLink>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  );
}
