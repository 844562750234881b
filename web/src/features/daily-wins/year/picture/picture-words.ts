import { habits } from '@stratum/contract/habits';
import type { TFunction } from 'i18next';
import type { Format } from '../../../../shared/i18n/use-format.ts';
import type { Overview } from '../../check-in/use-chosen-day.ts';
import type { YearData } from '../year-data.ts';

/** What the picture says, in the reader's language. */
export interface PictureWords {
  readonly title: string;
  /** The first one is the largest. */
  readonly figures: readonly { readonly value: string; readonly label: string }[];
  /** Of `2026-03`. */
  readonly monthName: (month: string) => string;
}

interface Given {
  readonly t: TFunction<'features/daily-wins'>;
  readonly format: Format;
  readonly overview: Overview;
  readonly data: YearData;
  readonly name: string | null;
}

/** A year that is under way shows how one stands; one that is over, what it held. */
export function pictureWords({ t, format, overview, data, name }: Given): PictureWords {
  const { consistency, streak } = overview.figures;
  const { year } = data;
  const days = [...data.days.values()];
  const won = days.filter(({ points }) => points > 0).length;
  const full = days.filter(({ points }) => points === habits.length).length;
  const title = t('year.picture_title', { year });
  const isUnderWay = data.last === overview.today.date && consistency !== null;
  const standing = isUnderWay
    ? [
        { value: format.percent(consistency), label: t('of_30_days') },
        { value: format.number(streak), label: t('in_a_row', { count: streak }) },
      ]
    : [{ value: format.number(won), label: t('year.days_won', { count: won }) }];
  return {
    title: name === null ? title : `${name} · ${title}`,
    figures: [
      ...standing,
      { value: format.number(full), label: t('year.full_days', { count: full, year }) },
    ],
    monthName: format.monthShort,
  };
}
