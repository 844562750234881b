import type { AccountExport } from '@stratum/contract/account-data';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Progress } from '../../../shared/ui/progress.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { DownloadArchive } from './download-archive.tsx';
import { useExport } from './use-export.ts';

/** One archive with everything the account owns. */
export function ExportData() {
  const { t } = useTranslation('features/profile/account-data');
  const { archive, begin, isBeginning, refusal } = useExport();
  const { data } = archive;
  const canBegin = data?.status === 'none' || data?.status === 'failed' || data?.status === 'ready';
  return (
    <div>
      <h3 className="text-ui font-semibold">{t('export.title')}</h3>
      <p className="mt-1 max-w-reading text-label text-ink-2">{t('export.text')}</p>
      <div className="mt-4 grid gap-4">
        <QueryState
          reads={[archive]}
          name={t('export.title')}
          skeleton={<Skeleton className="h-10 w-48" />}
        >
          {data && <ArchiveState archive={data} />}
        </QueryState>
        <FormAlert failure={refusal} />
        {canBegin && (
          <div>
            <Button
              tone={data.status === 'ready' ? 'plain' : 'ghost'}
              size="small"
              isPending={isBeginning}
              onPress={begin}
            >
              {t(data.status === 'none' ? 'export.begin' : 'export.again')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

function ArchiveState({ archive }: { archive: AccountExport }) {
  const { t } = useTranslation('features/profile/account-data');
  const { status } = archive;
  const percent = status === 'working' ? archive.progress : 0;
  return (
    <div aria-live="polite">
      {(status === 'queued' || status === 'working') && (
        <>
          <Progress
            label={t('export.under_way')}
            value={percent}
            max={100}
            valueLabel={t('export.percent', { percent })}
          />
          <p className="mt-2 text-small text-ink-2">{t('export.may_leave')}</p>
        </>
      )}
      {status === 'failed' && <p className="text-ui">{t('export.failed')}</p>}
      {status === 'ready' && <DownloadArchive archive={archive} />}
    </div>
  );
}
