import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon, MenuIcon } from '../shared/ui/frame-icons.tsx';
import { useAfterNavigation } from './nav-menu.tsx';

const atTheTop = 'inset-x-0 top-0 bottom-auto m-0 w-full max-w-none';

/** The navigation on narrow screens; a native popover, so that it opens before any script runs. */
export function MobileMenu({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  useAfterNavigation(() => {
    if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover();
  });
  return (
    <div className="md:hidden">
      <button
        type="button"
        popoverTarget={id}
        aria-label={t('open_menu')}
        className="grid size-11 place-items-center rounded-full hover:bg-hover"
      >
        <MenuIcon />
      </button>
      <div
        id={id}
        ref={sheet}
        popover="auto"
        className={`${atTheTop} rounded-b-card bg-raised px-6 pt-3.5 pb-6 text-ink shadow-2 backdrop:bg-scrim`}
      >
        <div className="flex justify-end">
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={t('close_menu')}
            className="grid size-11 place-items-center rounded-full hover:bg-hover"
          >
            <CloseIcon />
          </button>
        </div>
        <nav aria-label={t('main_navigation')} className="flex flex-col gap-1 text-lead">
          {children}
        </nav>
      </div>
    </div>
  );
}
