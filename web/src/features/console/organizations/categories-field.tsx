import type { CategorySlug } from '@stratum/contract/categories';
import { CheckboxGroup } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { FieldLabel, FieldNotes, invalidProps } from '../../../shared/ui/field-parts.tsx';
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
  const inOrder = (chosen: readonly string[]) =>
    categories.map(({ slug }) => slug).filter((slug) => chosen.includes(slug));
  return (
    <CheckboxGroup
      value={[...value]}
      onChange={(chosen) => onChange(inOrder(chosen))}
      {...invalidProps(error)}
      validationBehavior="aria"
    >
      <FieldLabel>{t('form.categories')}</FieldLabel>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {categories.map(({ slug, name }) => (
          <Checkbox key={slug} value={slug}>
            {name}
          </Checkbox>
        ))}
      </div>
      <FieldNotes error={error} />
    </CheckboxGroup>
  );
}
