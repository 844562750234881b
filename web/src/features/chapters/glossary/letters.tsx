import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../../shared/ui/link.tsx';

export const letterAnchor = (letter: string) => `letter-${letter}`;

/** The letters there are words for, each leading to them. */
export function Letters({ letters }: { letters: readonly string[] }) {
  const { t } = useTranslation('features/chapters/glossary');
  return (
    <nav aria-label={t('letters')} className="mt-3 mb-8">
      <ul className="-mx-3 flex flex-wrap">
        {letters.map((letter) => (
          <li key={letter}>
            <LocaleLink
              to={`/definitions#${letterAnchor(letter)}`}
              className="block min-w-10 rounded-sm px-3 py-2 text-center text-ui font-semibold text-accent hover:bg-hover"
            >
              {letter}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
