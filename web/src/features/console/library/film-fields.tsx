import { type Locale, locales } from '@stratum/contract/locale';
import { useTranslation } from 'react-i18next';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { problemAt, type TypedField, type TypedTexts } from './film-texts.ts';

interface FilmFieldsProps {
  typed: Record<Locale, TypedTexts>;
  onChange: (typed: Record<Locale, TypedTexts>) => void;
  /** Problems by the place they are at. */
  fields: Readonly<Record<string, string>>;
}

/** What a film is called and says, one language after the other. */
export function FilmFields({ typed, onChange, fields }: FilmFieldsProps) {
  const { t } = useTranslation('features/console/library');
  return locales.map((locale) => {
    const field = (name: TypedField) => ({
      label: t(`film.${name}`),
      value: typed[locale][name],
      onChange: (value: string) =>
        onChange({ ...typed, [locale]: { ...typed[locale], [name]: value } }),
      error: problemAt(fields, `texts.${locale}.${name}`),
    });
    return (
      <fieldset key={locale} className="grid gap-5 border-t border-line pt-6">
        <legend className="float-left mb-2 text-label font-semibold">
          {t(`languages.${locale}`)}
        </legend>
        <TextField {...field('title')} maxLength={80} className="clear-both" />
        <TextArea {...field('description')} maxLength={500} />
        <TextArea {...field('captions')} description={t('film.captions_help')} rows={4} />
        <TextArea {...field('chapters')} description={t('film.chapters_help')} />
      </fieldset>
    );
  });
}
