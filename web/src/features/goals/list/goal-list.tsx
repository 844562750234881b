import { readCategory } from '@stratum/contract/categories';
import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { Radio, RadioGroup } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useRoute } from '../../../shared/api/queries.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { chipStyle } from '../../../shared/ui/chip-style.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ButtonLink, TextLink } from '../../../shared/ui/link.tsx';
import { PageHeader, PageTitle } from '../../../shared/ui/page-header.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { type GoalFilter, GoalRows } from './goal-rows.tsx';
import { KeptDraft } from './kept-draft.tsx';

const views = ['InComplete', 'Completed', 'archived'] as const;
type View = (typeof views)[number];

/** What is asked for in each view. */
const listed: Readonly<Record<View, Omit<GoalFilter, 'goalCategory'>>> = {
  InComplete: { status: 'InComplete' },
  Completed: { status: 'Completed' },
  archived: { archived: 'only' },
};

const emptyTexts = {
  InComplete: 'empty.text',
  Completed: 'empty.completed_text',
  archived: 'empty.archived_text',
} as const satisfies Record<View, string>;

function readView(status: string | null): View {
  return views.find((view) => view === status) ?? 'InComplete';
}

/** All goals of a person; §4: by whether they are completed or archived, and by category. The address keeps the choice. */
export function GoalList() {
  const { t } = useTranslation('features/goals/list');
  const [query, setQuery] = useSearchParams();
  const view = readView(query.get('status'));
  const goalCategory = readCategory(query.get('category')) ?? undefined;
  const filter: GoalFilter = { ...listed[view], goalCategory };
  const choose = (key: 'status' | 'category', value: string) =>
    setQuery(
      (chosen) => {
        if (value === '' || value === 'InComplete') chosen.delete(key);
        else chosen.set(key, value);
        return chosen;
      },
      { replace: true },
    );
  return (
    <div className="wrap py-12">
      <PageTitle>{t('title')}</PageTitle>
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <PageHeader heading={t('title')}>
          <span className="flex flex-wrap gap-x-5 text-label">
            <TextLink to="/reminders">{t('reminders')}</TextLink>
            <TextLink to="/weekly-review">{t('review')}</TextLink>
            <TextLink to="/goal-history">{t('history')}</TextLink>
          </span>
        </PageHeader>
        <ButtonLink to="/define-goal" className="mb-8">
          {t('make')}
        </ButtonLink>
      </div>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-5">
        <RadioGroup
          aria-label={t('filter')}
          orientation="horizontal"
          value={view}
          onChange={(chosen) => choose('status', chosen)}
          className="flex flex-wrap gap-2"
        >
          {views.map((each) => (
            <Radio key={each} value={each} className={chipStyle}>
              {t(`status.${each}`)}
            </Radio>
          ))}
        </RadioGroup>
        <CategoryFilter
          view={view}
          value={goalCategory ?? ''}
          onChange={(category) => choose('category', category)}
        />
      </div>
      <KeptDraft />
      <GoalRows
        key={`${view} ${goalCategory}`}
        filter={filter}
        empty={
          goalCategory === undefined ? (
            <EmptyState heading={t(`empty.${view}`)} text={t(emptyTexts[view])} />
          ) : (
            <EmptyState heading={t('empty.in_category')} text={t('empty.in_category_text')}>
              <Button tone="ghost" onPress={() => choose('category', '')}>
                {t('empty.every_category')}
              </Button>
            </EmptyState>
          )
        }
      />
    </div>
  );
}

interface CategoryFilterProps {
  view: View;
  value: string;
  onChange: (category: string) => void;
}

/** Those categories that have goals of the view. */
function CategoryFilter({ view, value, onChange }: CategoryFilterProps) {
  const { t } = useTranslation('features/goals/list');
  const categories =
    useRoute(goalEndpoints.goalCategoryList, { query: listed[view] }).data?.items ?? [];
  const shown = categories.filter(({ goalCategory, count }) => count > 0 || goalCategory === value);
  return (
    <Select label={t('category')} value={value} onChange={onChange} className="w-full sm:w-72">
      <option value="">{t('every_category')}</option>
      {shown.map(({ goalCategory, name, count }) => (
        <option key={goalCategory} value={goalCategory}>
          {t('category_count', { name, number: count })}
        </option>
      ))}
    </Select>
  );
}
