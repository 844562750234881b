import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { renderPng } from '../../../shared/charts/chart-png.ts';
import { toCsv } from '../../../shared/charts/to-csv.ts';
import { saveFile } from '../../../shared/downloads/save-file.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';

interface GraphDownloadsProps {
  /** Holds the chart to be pictured; null where there is none. */
  figure: RefObject<HTMLElement | null> | null;
  title: string;
  /** The figures, the heading first. */
  rows: readonly (readonly string[])[];
}

/** The graph as a picture and as a table, to be taken along. */
export function GraphDownloads({ figure, title, rows }: GraphDownloadsProps) {
  const { t } = useTranslation('features/progress/graph');
  const saveTable = () =>
    saveFile(`${title}.csv`, new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }));
  const savePicture = async () => {
    const chart = figure?.current?.querySelector('svg');
    try {
      if (chart instanceof SVGSVGElement) saveFile(`${title}.png`, await renderPng(chart, title));
    } catch {
      toast.error(t('picture_failed'));
    }
  };
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      {figure && (
        <Button tone="ghost" size="small" onPress={() => void savePicture()}>
          {t('picture')}
        </Button>
      )}
      <Button tone="ghost" size="small" onPress={saveTable}>
        {t('table')}
      </Button>
    </div>
  );
}
