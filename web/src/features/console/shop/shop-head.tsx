import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { splitLocale } from '../../../shared/i18n/locale-path.ts';
import { LocaleLink } from '../../../shared/ui/link.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';

const parts = [
  { path: '/admin/shop', name: 'products' },
  { path: '/admin/shop/promo-codes', name: 'promo' },
  { path: '/admin/shop/taxes', name: 'taxes' },
] as const;

/** The head of the shop's pages, with the way between them. */
export function ShopHead({ name }: { name: (typeof parts)[number]['name'] }) {
  const { t } = useTranslation('features/console/shop');
  const { path: current } = splitLocale(useLocation().pathname);
  return (
    <>
      <nav aria-label={t('title')} className="mb-6">
        <ul className="flex flex-wrap gap-x-2 gap-y-1">
          {parts.map(({ path, name: part }) => (
            <li key={path}>
              <LocaleLink
                to={path}
                aria-current={current === path ? 'page' : undefined}
                className="focus-ring inline-flex min-h-10 items-center rounded-sm px-3 text-ui font-medium hover:bg-hover aria-[current]:bg-accent-soft forced-colors:aria-[current]:underline"
              >
                {t(`${part}.title`)}
              </LocaleLink>
            </li>
          ))}
        </ul>
      </nav>
      <PageHeader heading={t(`${name}.title`)}>{t(`${name}.intro`)}</PageHeader>
    </>
  );
}
