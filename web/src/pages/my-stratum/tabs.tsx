import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../shared/ui/link.tsx';
import { type Tab, tabPath, tabs } from './use-tab.ts';

interface TabsProps {
  chosen: Tab;
  /** How many there are, where that is known. */
  counts: Partial<Record<Tab, number>>;
}

const names = {
  'for-you': 'for_you',
  browse: 'browse',
  saved: 'saved',
  moments: 'moments',
  history: 'history',
} as const satisfies Record<Tab, string>;

/** The parts of My Stratum as links, between which the arrow keys move too. */
export function Tabs({ chosen, counts }: TabsProps) {
  const { t } = useTranslation('features/performance');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a telephone not all of them fit.
    const link = list.current?.querySelector(`[data-tab="${chosen}"]`);
    link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen, counts.saved, counts.moments]);
  return (
    <nav aria-label={t('tabs')} className="mb-8 overflow-x-auto border-b border-line max-sm:-mr-6">
      <ul ref={list} className="flex gap-6 sm:gap-8" onKeyDown={moveFocus}>
        {tabs.map((tab) => {
          const count = counts[tab] ?? 0;
          return (
            <li key={tab}>
              <LocaleLink
                to={tabPath(tab)}
                data-tab={tab}
                aria-current={tab === chosen ? 'page' : undefined}
                className="focus-ring-inset flex min-h-12 items-center gap-2 border-b-2 border-transparent px-1 text-ui whitespace-nowrap text-ink-2 no-underline hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink"
              >
                {t(names[tab])}
                {count > 0 && (
                  <span className="font-normal tabular-nums max-sm:hidden">{count}</span>
                )}
              </LocaleLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const step = steps[event.key];
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.findIndex((link) => link === document.activeElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  links.at((at + step) % links.length)?.focus();
}
