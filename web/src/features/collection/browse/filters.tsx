import type { CategorySlug } from '@stratum/contract/categories';
import { type ItemSort, itemSorts, itemTypes } from '@stratum/contract/collection-words';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { chipStyle } from '../../../shared/ui/chip-style.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { ChevronIcon } from '../../../shared/ui/icons.tsx';
import { useLevels, useTraits } from '../../results/index.ts';
import type { ShownControls } from '../address/use-shown.ts';
import { GridIcon, ListIcon } from '../collection-icons.tsx';
import type { Overview } from '../data/use-items.ts';

interface FiltersProps {
  controls: ShownControls;
  overview: Overview | undefined;
}

/** What narrows the list down: kind, category, trait, tag and month; and how it is ordered and laid out. */
export function Filters({ controls, overview }: FiltersProps) {
  const { t } = useTranslation('features/collection');
  const { shown, show } = controls;
  const { layout } = shown;
  return (
    <div className="mt-3 grid grid-cols-1 gap-2">
      <TypeChips controls={controls} overview={overview} />
      <div className="flex items-center justify-between gap-3">
        <div className="flex min-w-0 flex-wrap gap-x-5 max-md:flex-nowrap max-md:overflow-x-auto">
          <ModelFilters controls={controls} />
          <TagAndMonth controls={controls} overview={overview} />
          <InlineSelect
            label={t('sort')}
            value={shown.sort}
            onChange={(sort) => show({ sort: sort as ItemSort })}
          >
            {itemSorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(`sorts.${sort}`)}
              </option>
            ))}
          </InlineSelect>
        </div>
        <IconButton
          label={t(layout === 'grid' ? 'as_list' : 'as_grid')}
          onPress={() => show({ layout: layout === 'grid' ? 'list' : 'grid' })}
        >
          {layout === 'grid' ? <ListIcon /> : <GridIcon />}
        </IconButton>
      </div>
    </div>
  );
}

function TypeChips({ controls: { shown, show }, overview }: FiltersProps) {
  const { t } = useTranslation('features/collection');
  const format = useFormat();
  const counts = new Map(overview?.types.map(({ type, count }) => [type, count]));
  const there = itemTypes.filter((type) => counts.has(type) || shown.type === type);
  // Its place is kept until it is known which kinds there are.
  if (!overview) return <div className="min-h-11 max-md:min-h-14" />;
  if (there.length < 2 && shown.type === null) return null;
  return (
    <div
      role="group"
      aria-label={t('type')}
      className="flex flex-wrap gap-2 max-md:-mx-6 max-md:flex-nowrap max-md:overflow-x-auto max-md:px-6 max-md:py-1.5"
    >
      {[null, ...there].map((type) => (
        <button
          key={type ?? 'all'}
          type="button"
          aria-pressed={shown.type === type}
          data-selected={shown.type === type || undefined}
          onClick={() => show({ type })}
          className={`${chipStyle} whitespace-nowrap hover:bg-hover`}
        >
          {t(type === null ? 'every_type' : `types.${type}`)}
          {type !== null && shown.type === null && (
            <span className="font-normal text-ink-2">{format.number(counts.get(type) ?? 0)}</span>
          )}
        </button>
      ))}
    </div>
  );
}

/** By what an item is about in the model: a category, and within it a trait. */
function ModelFilters({ controls: { shown, show } }: Pick<FiltersProps, 'controls'>) {
  const { t } = useTranslation('features/collection');
  const categories = useLevels().data?.categories ?? [];
  const traits = useTraits().data?.traits ?? [];
  const { category, trait } = shown;
  return (
    <>
      <InlineSelect
        label={t('category')}
        value={category ?? ''}
        onChange={(value) =>
          show({ category: value === '' ? null : (value as CategorySlug), trait: null })
        }
      >
        <option value="">{t('any_category')}</option>
        {categories.map(({ categoryType, name }) => (
          <option key={categoryType} value={categoryType}>
            {name}
          </option>
        ))}
      </InlineSelect>
      {category !== null && (
        <InlineSelect
          label={t('trait')}
          value={trait ?? ''}
          onChange={(value) => show({ trait: value === '' ? null : value })}
        >
          <option value="">{t('any_trait')}</option>
          {traits
            .filter(({ categoryType }) => categoryType === category)
            .map(({ traitId, name }) => (
              <option key={traitId} value={traitId}>
                {name}
              </option>
            ))}
        </InlineSelect>
      )}
    </>
  );
}

function TagAndMonth({ controls: { shown, show }, overview }: FiltersProps) {
  const { t } = useTranslation('features/collection');
  const format = useFormat();
  const { tag, month } = shown;
  const tags = new Set([
    ...(tag === null ? [] : [tag]),
    ...(overview?.tags ?? []).map((each) => each.tag),
  ]);
  const months = new Set([
    ...(month === null ? [] : [month]),
    ...(overview?.months ?? []).map((each) => each.month),
  ]);
  return (
    <>
      {tags.size > 0 && (
        <InlineSelect
          label={t('tag')}
          value={tag ?? ''}
          onChange={(value) => show({ tag: value === '' ? null : value })}
        >
          <option value="">{t('any_tag')}</option>
          {[...tags].map((each) => (
            <option key={each} value={each}>
              {`#${each}`}
            </option>
          ))}
        </InlineSelect>
      )}
      <InlineSelect
        label={t('month')}
        value={month ?? ''}
        onChange={(value) => show({ month: value === '' ? null : value })}
      >
        <option value="">{t('any_month')}</option>
        {[...months].map((each) => (
          <option key={each} value={each}>
            {format.monthYear(each)}
          </option>
        ))}
      </InlineSelect>
    </>
  );
}

interface InlineSelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

/** A choice that looks like a word of the line it stands in. */
function InlineSelect({ label, value, onChange, children }: InlineSelectProps) {
  return (
    <div className="relative flex-none">
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="focus-ring min-h-11 field-sizing-content max-w-48 cursor-pointer appearance-none truncate rounded-sm bg-page pr-6 text-ui text-ink"
      >
        {children}
      </select>
      <ChevronIcon className="pointer-events-none absolute top-1/2 right-0 size-4! -translate-y-1/2 text-ink-2" />
    </div>
  );
}
