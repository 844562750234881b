import type { AdministeredVideo } from '@stratum/contract/library/administration';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';

type Ids = AdministeredVideo['id'][];

interface FilmChoiceProps {
  films: readonly AdministeredVideo[];
  chosen: Ids;
  onChange: (chosen: Ids) => void;
}

/** The films of a module, in the order in which they are chosen. */
export function FilmChoice({ films, chosen, onChange }: FilmChoiceProps) {
  const { t } = useTranslation('features/console/library');
  const locale = useLocale();
  return (
    <fieldset className="border-t border-line pt-6">
      <legend className="float-left mb-2 text-label font-semibold">{t('module.films')}</legend>
      <p className="clear-both mb-3 max-w-measure text-ui text-ink-2">{t('module.films_text')}</p>
      {films.map(({ id, texts }) => {
        const place = chosen.indexOf(id);
        return (
          <Checkbox
            key={id}
            isSelected={place !== -1}
            onChange={(isChosen) =>
              onChange(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          >
            {texts[locale].title}
            {place !== -1 && chosen.length > 1 && (
              <span className="text-ink-2"> · {t('module.place', { place: place + 1 })}</span>
            )}
          </Checkbox>
        );
      })}
    </fieldset>
  );
}
