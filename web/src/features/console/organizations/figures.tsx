import type { MonthFigures } from '@stratum/contract/console/organizations';
import { consoleOrganizationEndpoints } from '@stratum/contract/endpoints/console-organizations';
import type { OrganizationId } from '@stratum/contract/ids';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { linkStyle } from '../../../shared/ui/link.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Section } from '../people/section.tsx';
import { useCategoryNames } from './use-category-names.ts';

/** What can be said of an organization without saying anything of one of its people. */
export function Figures({ id }: { id: OrganizationId }) {
  const { t } = useTranslation('features/console/organizations');
  const read = useRoute(consoleOrganizationEndpoints.organizationFigures, {
    params: { organizationId: id },
  });
  const { data } = read;
  return (
    <Section
      heading={t('figures.title')}
      act={data && data.months.length > 0 && <CsvLink csv={data.csv} />}
    >
      <p className="mb-4 max-w-reading text-label text-ink-2">{t('figures.intro')}</p>
      <QueryState reads={[read]} name={t('figures.title')} skeleton={<Skeleton className="h-48" />}>
        {data?.months.length === 0 ? (
          <p className="text-ui">{t('figures.empty')}</p>
        ) : (
          data && <Months months={data.months} />
        )}
      </QueryState>
    </Section>
  );
}

function CsvLink({ csv }: { csv: string }) {
  const { t } = useTranslation('features/console/organizations');
  return (
    <a
      href={`data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`}
      download="stratum-figures.csv"
      className={linkStyle}
    >
      {t('figures.csv')}
    </a>
  );
}

function Months({ months }: { months: readonly MonthFigures[] }) {
  const { t } = useTranslation('features/console/organizations');
  const format = useFormat();
  const categories = useCategoryNames();
  const nameOf = (slug: string) => categories.find((each) => each.slug === slug)?.name ?? slug;
  const heads = months[0]?.levels ?? [];
  return (
    // On a phone it scrolls by itself; it can be reached by keyboard for that.
    <div
      role="group"
      aria-label={t('figures.title')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="focus-ring overflow-x-auto"
    >
      <table className="w-full border-collapse text-ui">
        <caption className="sr-only">{t('figures.title')}</caption>
        <thead>
          <tr className="border-b border-line text-left text-label text-ink-2">
            <th scope="col" className="py-2 pr-5">
              {t('figures.month')}
            </th>
            <th scope="col" className="py-2 pr-5 text-right">
              {t('figures.members')}
            </th>
            {heads.map(({ category }) => (
              <th key={category} scope="col" className="py-2 pr-5 text-right">
                {nameOf(category)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, members, levels }) => (
            <tr key={month} className="border-b border-line">
              <th scope="row" className="py-2.5 pr-5 text-left font-medium whitespace-nowrap">
                {format.monthYear(month)}
              </th>
              <Cell value={members} write={format.number} />
              {levels.map(({ category, level }) => (
                <Cell key={category} value={level} write={format.score} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ value, write }: { value: number | null; write: (value: number) => string }) {
  const { t } = useTranslation('features/console/organizations');
  return (
    <td className="py-2.5 pr-5 text-right tabular-nums">
      {value === null ? (
        <span className="text-label text-ink-2">{t('figures.withheld')}</span>
      ) : (
        write(value)
      )}
    </td>
  );
}
