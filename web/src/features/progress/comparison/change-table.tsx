import { skillsInCategory, unclearUpTo } from '@stratum/contract/change';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { useSubjectName } from '../scores/subject-name.ts';
import {
  type ComparedSides,
  categoryDifferences,
  type Difference,
  type Month,
  traitDifferences,
} from './comparison.ts';

/** Every trait under its category: before, after, and the signed change. */
export function ChangeTable({ history, before, after }: ComparedSides) {
  const { t } = useTranslation('features/progress/comparison');
  const format = useFormat();
  const nameOf = useSubjectName(history);
  const traits = traitDifferences(history, before, after);
  const isOneYear = before.slice(0, 4) === after.slice(0, 4);
  const narrow = (month: Month) =>
    isOneYear ? format.monthShort(month) : `${format.monthShort(month)} ${month.slice(0, 4)}`;
  return (
    <Card title={t('by_trait')}>
      <table className="w-full border-collapse text-left text-ui">
        <thead className="text-small text-ink-2">
          <tr>
            <th scope="col" className="py-2 pr-2.5 font-semibold sm:pr-4">
              {t('trait')}
            </th>
            {[before, after].map((month, side) => (
              <th
                key={side === 0 ? 'before' : 'after'}
                scope="col"
                className="py-2 pr-2.5 text-right font-semibold sm:pr-4"
              >
                <span className="sm:hidden">{narrow(month)}</span>
                <span className="max-sm:hidden">{format.monthYear(month)}</span>
              </th>
            ))}
            <th scope="col" className="py-2 text-right font-semibold">
              {t('change')}
            </th>
          </tr>
        </thead>
        {categoryDifferences(history, before, after).map((category) => (
          <tbody key={category.subject.category}>
            <Row difference={category} name={nameOf(category.subject)} isCategory />
            {traits
              .filter(({ subject }) => subject.category === category.subject.category)
              .map((trait) => (
                <Row key={trait.subject.trait} difference={trait} name={nameOf(trait.subject)} />
              ))}
          </tbody>
        ))}
      </table>
      <p className="mt-4 max-w-reading text-small text-ink-2">
        {t('legend', {
          trait: format.score(unclearUpTo(1)),
          category: format.score(unclearUpTo(skillsInCategory)),
        })}
      </p>
    </Card>
  );
}

interface RowProps {
  difference: Difference;
  name: string;
  isCategory?: boolean;
}

function Row({ difference: { before, after, change }, name, isCategory = false }: RowProps) {
  const format = useFormat();
  const weight = isCategory ? 'font-semibold' : 'font-normal';
  const shown = (score: number | null) => (score === null ? '–' : format.score(score));
  return (
    <tr className={`border-t border-line ${weight}`}>
      <th
        scope={isCategory ? 'rowgroup' : 'row'}
        className={`py-2.5 pr-2.5 hyphens-auto wrap-anywhere sm:pr-4 ${weight} ${isCategory ? 'pt-5' : 'sm:pl-4'}`}
      >
        {name}
      </th>
      <td className={`py-2.5 pr-2.5 text-right sm:pr-4 ${isCategory ? 'pt-5' : ''}`}>
        {shown(before)}
      </td>
      <td className={`py-2.5 pr-2.5 text-right sm:pr-4 ${isCategory ? 'pt-5' : ''}`}>
        {shown(after)}
      </td>
      <td className={`py-2.5 text-right ${isCategory ? 'pt-5' : ''}`}>
        <ScoreChange change={change} />
      </td>
    </tr>
  );
}

/**
 * A signed change, marked where it is unclear; a dash where a side has no value. Falling back is
 * information: it is not red.
 */
export function ScoreChange({ change }: { change: Difference['change'] }) {
  const { t } = useTranslation('features/progress/comparison');
  const format = useFormat();
  if (change === null) return <span className="text-ink-2">–</span>;
  const { amount, direction } = change;
  const looks = { up: 'text-ok', same: 'text-ink-2', unclear: 'text-ink-2', down: '' };
  return (
    <span className={looks[direction]}>
      {direction === 'unclear' && (
        <>
          <span aria-hidden="true">≈{'\u00a0'}</span>
          <span className="sr-only">{t('unclear')}: </span>
        </>
      )}
      {format.change(amount)}
    </span>
  );
}
