import { contentPackEndpoints } from '@stratum/contract/endpoints/content-packs';
import { useTranslation } from 'react-i18next';
import { useRoutePages } from '../../../shared/api/pages.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import type { RouteReply } from '../../../shared/api/route-input.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useLevels } from '../../results/index.ts';

type Page = RouteReply<typeof contentPackEndpoints.contentPackChanges>;
type Change = Page['items'][number];

/** What is another text, film or picture than in the current pack, file by file. */
export function Changes({ version }: { version: string }) {
  const { t } = useTranslation('features/console/packs');
  const { list, items } = useRoutePages<Change, Page, number>(
    contentPackEndpoints.contentPackChanges,
    {
      first: 0,
      of: version,
      read: (after, options) =>
        callRoute(
          contentPackEndpoints.contentPackChanges,
          { params: { version }, query: { after } },
          options,
        ),
      next: ({ next }) => next ?? undefined,
    },
  );
  const [first] = list.data?.pages ?? [];
  const byFile = [...Map.groupBy(items ?? [], ({ file }) => file)];
  return (
    <section>
      <Heading level={2} className="mb-4">
        {t('changes.title')}
      </Heading>
      <QueryState
        reads={[{ ...list, data: first }]}
        name={t('changes.title')}
        skeleton={<Skeleton className="h-64" />}
      >
        <p className="max-w-measure text-ui">{t('changes.count', { count: first?.count ?? 0 })}</p>
        {first && first.asksAnew.length > 0 && <AsksAnew categories={first.asksAnew} />}
        {byFile.map(([file, changes]) => (
          <FileChanges key={file} file={file} changes={changes} />
        ))}
        {list.hasNextPage && (
          <Button
            tone="ghost"
            isPending={list.isFetchingNextPage}
            onPress={() => void list.fetchNextPage()}
          >
            {t('changes.more')}
          </Button>
        )}
      </QueryState>
    </section>
  );
}

/** What the change means for those who have answered. */
function AsksAnew({ categories }: { categories: readonly string[] }) {
  const { t } = useTranslation('features/console/packs');
  const format = useFormat();
  const known = useLevels().data?.categories ?? [];
  const names = categories.map(
    (slug) => known.find(({ categoryType }) => categoryType === slug)?.name ?? slug,
  );
  return (
    <p className="mt-3 max-w-measure text-ui font-semibold">
      {t('changes.asks_anew', { categories: format.list(names) })}
    </p>
  );
}

function FileChanges({ file, changes }: { file: string; changes: readonly Change[] }) {
  return (
    <section className="mt-6">
      <Heading level={3} size="label" className="mb-2 font-mono wrap-anywhere">
        {file}
      </Heading>
      <dl>
        {changes.map((change) => (
          <div key={change.key} className="border-t border-line py-3">
            {change.key !== '' && (
              <dt className="font-mono text-label text-ink-2 wrap-anywhere">{change.key}</dt>
            )}
            <Words {...change} />
          </div>
        ))}
      </dl>
    </section>
  );
}

function Words({ file, before, after }: Change) {
  const { t } = useTranslation('features/console/packs');
  // Of a film or picture there is a fingerprint, which says nothing to anybody.
  if (!file.endsWith('.json')) {
    const state = before === null ? 'added' : after === null ? 'removed' : 'exchanged';
    return <dd className="text-ui">{t(`changes.file_${state}`)}</dd>;
  }
  return (
    <>
      {before !== null && (
        <dd className="text-ui text-ink-2 wrap-anywhere">
          <span className="sr-only">{t('changes.before')} </span>
          <del>{before}</del>
        </dd>
      )}
      {after !== null && (
        <dd className="text-ui wrap-anywhere">
          <span className="sr-only">{t('changes.after')} </span>
          <ins className="no-underline">{after}</ins>
        </dd>
      )}
    </>
  );
}
