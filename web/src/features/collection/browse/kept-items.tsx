import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../../shared/ui/link.tsx';
import type { ShownControls } from '../address/use-shown.ts';
import { TypeIcon } from '../collection-icons.tsx';
import { useEditedDay } from '../data/use-edited-day.ts';
import { useKeptItems } from '../data/use-kept-items.ts';

/** What can be read without the list: the items that were opened here. */
export default function KeptItems({ controls }: { controls: ShownControls }) {
  const { t } = useTranslation('features/collection');
  const editedDay = useEditedDay();
  const kept = useKeptItems();
  if (kept.length === 0) return null;
  return (
    <section aria-labelledby="kept-items" className="mt-8">
      <h2 id="kept-items" className="text-title font-semibold">
        {t('kept')}
      </h2>
      <ul className="mt-2">
        {kept.map(({ id, type, title, editedAt }) => (
          <li key={id} className="border-b border-line">
            <LocaleLink
              to={controls.pathOf({ item: id, isNew: false })}
              className="focus-ring flex min-h-13 items-center gap-3 text-ui no-underline hover:underline"
            >
              <TypeIcon type={type} className="text-ink-2" />
              <span translate="no" className="line-clamp-2 min-w-0 flex-1 wrap-anywhere">
                {title}
              </span>
              <span className="flex-none text-small text-ink-2">{editedDay(editedAt)}</span>
            </LocaleLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
