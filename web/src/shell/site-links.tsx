import { useTranslation } from 'react-i18next';
import { type SiteKind, sites } from './site-icons.tsx';

interface SiteLinksProps {
  label: string;
  links: readonly { kind: SiteKind; url: string }[];
}

/** Links to other sites, which open beside this one and say so. */
export function SiteLinks({ label, links }: SiteLinksProps) {
  const { t } = useTranslation('shell');
  return (
    <ul aria-label={label} className="-mx-2.5 flex flex-wrap">
      {links.map(({ kind, url }) => {
        const { name, drawing } = sites[kind];
        return (
          <li key={kind}>
            <a
              href={url}
              target="_blank"
              rel="noopener"
              aria-label={t('footer.new_tab', { name })}
              title={name}
              className="grid size-10 place-items-center rounded-full hover:bg-hover hover:text-ink"
            >
              <svg
                viewBox="0 0 20 20"
                className="size-5 fill-none stroke-current"
                strokeWidth="1.4"
                strokeLinecap="round"
                strokeLinejoin="round"
                aria-hidden="true"
              >
                {drawing}
              </svg>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
