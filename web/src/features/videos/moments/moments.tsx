import { videoEndpoints } from '@stratum/contract/endpoints/videos';
import { useTranslation } from 'react-i18next';
import { clock } from '../../../shared/i18n/clock.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useRestoreListFocus } from '../../../shared/navigation/use-restore-list-focus.ts';
import { inputFor, useOutbox } from '../../../shared/outbox/index.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { DeleteIcon } from '../../../shared/ui/icons.tsx';
import { ButtonLink, LocaleLink, TextLink } from '../../../shared/ui/link.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { modulePath } from '../data/module-path.ts';
import { useRemoveMoment } from '../data/use-moments.ts';
import { Poster } from '../film/poster.tsx';
import { PageList } from '../lists/page-list.tsx';
import { useAllMoments } from '../lists/use-videos.ts';

type MomentItem = NonNullable<ReturnType<typeof useAllMoments>['items']>[number];

/** The seconds of films that somebody has kept, with their notes. */
export default function Moments() {
  const { t } = useTranslation('features/videos');
  const { list, items = [] } = useAllMoments();
  const removed = useRemoved();
  const shown = items.filter(({ id }) => !removed.has(id));
  const { list: rows, prepare } = useRestoreListFocus(shown);
  const remove = useRemoveMoment();
  return (
    <PageList
      name={t('moments.title')}
      list={list}
      isEmpty={shown.length === 0}
      empty={
        <EmptyState heading={t('moments.empty')} text={t('moments.empty_text')}>
          <ButtonLink to="/performance-module-videos" tone="ghost">
            {t('moments.watch')}
          </ButtonLink>
        </EmptyState>
      }
    >
      <div ref={rows}>
        <ul>
          {shown.map((moment, at) => (
            <MomentRow
              key={moment.id}
              moment={moment}
              onRemove={() => {
                prepare((left) => (left[at] ?? left.at(-1))?.querySelector('button'));
                const { id, performance_video_id: videoId, title } = moment;
                remove({ id, videoId, title });
              }}
            />
          ))}
        </ul>
      </div>
    </PageList>
  );
}

/** The moments whose deletion waits for the server: they are gone already. */
function useRemoved(): ReadonlySet<string> {
  return new Set(
    useOutbox().flatMap((entry) =>
      entry.held === null
        ? (inputFor(entry, videoEndpoints.deleteBookmarkVideo)?.query?.id ?? [])
        : [],
    ),
  );
}

interface MomentRowProps {
  moment: MomentItem;
  onRemove: () => void;
}

function MomentRow({ moment, onRemove }: MomentRowProps) {
  const { t } = useTranslation('features/videos');
  const { date } = useFormat();
  const { second, note, title, performance_video_id: videoId, createdAt } = moment;
  const at = clock(second);
  const to = modulePath({ videoId, second });
  return (
    <li className="grid grid-cols-[7rem_minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line py-4 first:border-t-0 sm:grid-cols-[12.25rem_minmax(0,1fr)_auto] sm:gap-x-6">
      <LocaleLink to={to} tabIndex={-1} aria-hidden="true" className="block">
        <Poster film={moment} className="rounded-md" />
      </LocaleLink>
      <div className="min-w-0">
        {note !== null && (
          <p translate="no" className="wrap-anywhere whitespace-pre-line sm:text-lead">
            {note}
          </p>
        )}
        <p className="mt-0.5 text-ui">
          <TextLink to={to} className="inline-block">
            {t('moments.at', { title, at })}
          </TextLink>
        </p>
        <Text size="label" tone="quiet" className="mt-0.5">
          {t('moments.kept_on', { date: date(createdAt) })}
        </Text>
      </div>
      <IconButton label={t('moments.remove', { title, at })} onPress={onRemove}>
        <DeleteIcon />
      </IconButton>
    </li>
  );
}
