import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand/react';
import { useFormat } from '../i18n/use-format.ts';
import { queryClient } from '../session/query-cache.ts';
import { buttonStyle } from '../ui/button-style.ts';
import { connection } from './connection.ts';
import { takeNewRelease } from './service-worker.ts';

/** What is shown goes on being used: the bar lies over nothing, it ends the page. */
export function NoticeBar() {
  const { isAway, waiting } = useStore(connection);
  const [postponed, setPostponed] = useState<ServiceWorker | null>(null);
  if (isAway) return <Away />;
  if (waiting === null || waiting === postponed) return null;
  return <NewRelease waiting={waiting} onPostpone={() => setPostponed(waiting)} />;
}

function Away() {
  const { t } = useTranslation('shared/offline');
  const text = useAwayText();
  return (
    <Bar text={text}>
      <button
        type="button"
        className={buttonStyle({ tone: 'ghost', size: 'small' })}
        onClick={() => void queryClient.refetchQueries({ type: 'active' })}
      >
        {t('again')}
      </button>
    </Bar>
  );
}

interface NewReleaseProps {
  waiting: ServiceWorker;
  onPostpone: () => void;
}

function NewRelease({ waiting, onPostpone }: NewReleaseProps) {
  const { t } = useTranslation('shared/offline');
  return (
    <Bar text={t('new_release')}>
      <button
        type="button"
        className={buttonStyle({ size: 'small' })}
        onClick={() => takeNewRelease(waiting)}
      >
        {t('reload')}
      </button>
      <button
        type="button"
        className={buttonStyle({ tone: 'ghost', size: 'small' })}
        onClick={onPostpone}
      >
        {t('later')}
      </button>
    </Bar>
  );
}

function Bar({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-notice border-t border-line bg-raised py-2 print:hidden">
      <div className="wrap flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="text-label">
          {text}
        </p>
        {children}
      </div>
    </div>
  );
}

function useAwayText(): string {
  const { t } = useTranslation('shared/offline');
  const format = useFormat();
  const readAt = useSyncExternalStore(subscribe, oldestShown);
  if (readAt === null) return t('away');
  const instant = new Date(readAt);
  const isToday = instant.toDateString() === new Date().toDateString();
  return isToday
    ? t('away_of_time', { time: format.time(instant.toISOString()) })
    : t('away_of_day', { moment: format.moment(instant.toISOString()) });
}

function subscribe(onChange: () => void): () => void {
  return queryClient.getQueryCache().subscribe(onChange);
}

/** When the oldest of what is on screen was read; null where nothing of it can grow old. */
function oldestShown(): number | null {
  const times = queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter((query) => query.state.data !== undefined && !query.isStatic())
    .map(({ state }) => state.dataUpdatedAt);
  return times.length > 0 ? Math.min(...times) : null;
}
