import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import type { Overview } from '../../check-in/use-chosen-day.ts';
import type { YearData } from '../year-data.ts';
import { yearPicture } from './draw-year.ts';
import { pictureWords } from './picture-words.ts';

interface DrawnPicture {
  readonly file: Blob;
  /** Of the file, as long as it is shown. */
  readonly address: string;
  /** What stands on it. */
  readonly description: string;
}

/** @param name stands on the picture where there is one */
export function useYearPicture(overview: Overview, data: YearData, name: string | null) {
  const { t } = useTranslation('features/daily-wins');
  const format = useFormat();
  const [picture, setPicture] = useState<DrawnPicture | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    let address = '';
    const draw = async () => {
      const words = pictureWords({ t, format, overview, data, name });
      const file = await yearPicture({ data, words });
      if (!isCurrent) return;
      address = URL.createObjectURL(file);
      const figures = words.figures.map(({ value, label }) => `${value} ${label}`);
      setFailed(false);
      setPicture({ file, address, description: [words.title, ...figures].join(', ') });
    };
    draw().catch(() => setFailed(true));
    return () => {
      isCurrent = false;
      URL.revokeObjectURL(address);
    };
  }, [t, format, overview, data, name]);
  return { picture, hasFailed };
}
