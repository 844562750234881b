import type { CategorySlug } from '@stratum/contract/categories';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldErrorText } from '../../../shared/person-fields/field-error-text.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { useCategoryNames } from './use-category-names.ts';

interface CategoriesFieldProps {
  value: readonly CategorySlug[];
  onChange: (value: CategorySlug[]) => void;
  error: string | undefined;
}

/** What the people of an organization are to assess. */
export function CategoriesField({ value, onChange, error }: CategoriesFieldProps) {
  const { t } = useTranslation('features/console/organizations');
  const categories = useCategoryNames();
  const problemId = useId();
  const choose = (slug: CategorySlug, isChosen: boolean) =>
    onChange(
      categories
        .map((each) => each.slug)
        .filter((each) => (each === slug ? isChosen : value.includes(each))),
    );
  return (
    <fieldset
      aria-describedby={error === undefined ? undefined : problemId}
      data-invalid={error === undefined ? undefined : true}
      className="min-w-0"
    >
      <legend className="mb-1.5 text-label font-semibold">{t('form.categories')}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {categories.map(({ slug, name }) => (
          <Checkbox
            key={slug}
            isSelected={value.includes(slug)}
            onChange={(isChosen) => choose(slug, isChosen)}
          >
            {name}
          </Checkbox>
        ))}
      </div>
      <FieldErrorText id={problemId}>{error}</FieldErrorText>
    </fieldset>
  );
}
