import type { CategorySlug } from '@stratum/contract/categories';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useScrollToAnchor } from '../../../shared/navigation/use-scroll-to-anchor.ts';
import { searchWords } from '../../../shared/search/fold.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import type { OwnLevels, Skills } from '../queries.ts';
import { CategorySection } from './category-section.tsx';
import { findSkills } from './find-skills.ts';
import { anchorOf, type ComparedSkill } from './skill-choice.ts';
import { SkillFilters } from './skill-filters.tsx';

interface SkillListProps {
  skills: Skills;
  own: OwnLevels;
  category: CategorySlug | null;
  onCategory: (category: CategorySlug | null) => void;
  /** What the address leads to. */
  named: ComparedSkill | null;
}

/** The skills by category, searched while one types. */
export function SkillList({ skills, own, category, onCategory, named }: SkillListProps) {
  const { t } = useTranslation('features/chapters/skills');
  const [query, setQuery] = useState('');
  const words = searchWords(useDeferredValue(query));
  useScrollToAnchor(named && anchorOf(named), words.length === 0);
  const groups = findSkills(skills, words, category);
  const count = groups.reduce((sum, group) => sum + group.skills.length, 0);
  return (
    <>
      <SkillFilters
        categories={skills.categories}
        category={category}
        onCategory={onCategory}
        query={query}
        onQuery={setQuery}
        result={words.length > 0 ? t('found', { count }) : ''}
      />
      {groups.map((group) => (
        <CategorySection
          key={group.category.categoryType}
          group={group}
          skills={skills}
          own={own}
          words={words}
          named={named}
        />
      ))}
      {count === 0 && (
        <EmptyState heading={t('nothing.heading')} text={t('nothing.text')}>
          <Button
            tone="ghost"
            size="small"
            onPress={() => {
              setQuery('');
              onCategory(null);
            }}
          >
            {t('nothing.action')}
          </Button>
        </EmptyState>
      )}
    </>
  );
}
