import type { AdministeredModule } from '@stratum/contract/library/administration';
import { locales } from '@stratum/contract/locale';
import { useTranslation } from 'react-i18next';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { problemAt } from './film-texts.ts';

type Texts = AdministeredModule['texts'];

interface ModuleFieldsProps {
  texts: Texts;
  onChange: (texts: Texts) => void;
  /** Problems by the place they are at. */
  fields: Readonly<Record<string, string>>;
}

/** What a module is called and asks for, one language after the other. */
export function ModuleFields({ texts, onChange, fields }: ModuleFieldsProps) {
  const { t } = useTranslation('features/console/library');
  return locales.map((locale) => {
    const field = (name: 'title' | 'act') => ({
      label: t(`module.${name}`),
      value: texts[locale][name],
      onChange: (value: string) =>
        onChange({ ...texts, [locale]: { ...texts[locale], [name]: value } }),
      error: problemAt(fields, `texts.${locale}.${name}`),
    });
    return (
      <fieldset key={locale} className="grid gap-5 border-t border-line pt-6">
        <legend className="float-left mb-2 text-label font-semibold">
          {t(`languages.${locale}`)}
        </legend>
        <TextField {...field('title')} maxLength={80} className="clear-both" />
        <TextArea {...field('act')} description={t('module.act_help')} maxLength={300} />
      </fieldset>
    );
  });
}
