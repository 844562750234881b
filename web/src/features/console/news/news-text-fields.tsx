import { newsLimits } from '@stratum/contract/console/shop-words';
import type { Locale } from '@stratum/contract/locale';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import type { Piece } from './piece.ts';

type Text = NonNullable<Piece['texts'][Locale]>;

interface NewsTextFieldsProps {
  locale: Locale;
  /** Null where it is not shown in this language. */
  text: Text | null;
  onChange: (text: Text | null) => void;
  at: (field: keyof Text) => { error?: string };
}

/** What a piece says in a language, or that it is not shown in it. */
export function NewsTextFields({ locale, text, onChange, at }: NewsTextFieldsProps) {
  const { t } = useTranslation('features/console/news');
  const language = t(`languages.${locale}`);
  return (
    <fieldset className="grid gap-4 border-line border-t pt-4">
      <legend className="sr-only">{language}</legend>
      <Checkbox
        isSelected={text !== null}
        onChange={(isShown) => onChange(isShown ? { title: '', text: '' } : null)}
      >
        {t('shown_in', { language })}
      </Checkbox>
      {text && (
        <>
          <TextField
            label={t('text.title')}
            value={text.title}
            onChange={(title) => onChange({ ...text, title })}
            maxLength={newsLimits.titleLength}
            {...at('title')}
          />
          <TextArea
            label={t('text.text')}
            value={text.text}
            onChange={(words) => onChange({ ...text, text: words })}
            maxLength={newsLimits.textLength}
            {...at('text')}
          />
        </>
      )}
    </fieldset>
  );
}
