import { consoleEndpoints } from '@stratum/contract/console/endpoints';
import type { ConsoleListName } from '@stratum/contract/console/lists';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoute, useRouteMutation } from '../../../shared/api/queries.ts';
import { useFailureText } from '../../../shared/forms/form-alert.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { linkStyle } from '../../../shared/ui/link.tsx';

export interface ExportedColumn {
  readonly key: string;
  readonly title: string;
  readonly exportAs?: string | false;
}

interface ExportButtonProps {
  list: ConsoleListName;
  columns: readonly ExportedColumn[];
  state: Readonly<Record<string, string>>;
}

/** Milliseconds between two looks at a file that is being made. */
const lookAgain = 1_000;

/** Has the server write the list into a file, and leads to it once it is there. */
export function ExportButton({ list, columns, state }: ExportButtonProps) {
  const { t } = useTranslation('features/console');
  const failureText = useFailureText();
  const start = useRouteMutation(consoleEndpoints.startListExport);
  const [id, setId] = useState<string | null>(null);
  const wanted = columns.flatMap(({ key, title, exportAs = key }) =>
    exportAs === false ? [] : [{ key: exportAs, title }],
  );
  const begin = () =>
    start.mutate(
      { body: { list, state, columns: wanted } },
      { onSuccess: (begun) => setId(begun.id) },
    );
  return (
    <div>
      <Button tone="ghost" isPending={start.isPending} onPress={begin}>
        {t('table.export')}
      </Button>
      <p role="status" className="text-label empty:hidden">
        {start.error ? failureText(start.error) : id !== null && <ExportState id={id} />}
      </p>
    </div>
  );
}

function ExportState({ id }: { id: string }) {
  const { t } = useTranslation('features/console');
  const [isDone, setDone] = useState(false);
  const { data, error } = useRoute(
    consoleEndpoints.listExport,
    { params: { exportId: id } },
    { refetchInterval: isDone ? false : lookAgain, staleTime: 0 },
  );
  const status = data?.status ?? 'queued';
  if (!isDone && status !== 'queued') setDone(true);
  if (error) return error.message;
  if (status === 'failed') return t('table.export_failed');
  if (!data?.url) return t('table.export_under_way');
  return (
    <a href={data.url} className={linkStyle} download>
      {t('table.export_ready', { count: data.rows ?? 0 })}
    </a>
  );
}
