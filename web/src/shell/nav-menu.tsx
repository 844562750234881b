import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ChevronIcon } from '../shared/ui/frame-icons.tsx';

interface NavMenuProps {
  label: ReactNode;
  /** How the closed menu looks: a word of the navigation, or the pill with the person's name. */
  look: 'word' | 'pill';
  children: ReactNode;
}

const looks = {
  word: 'rounded-sm px-3.5 py-2.5 text-ui font-medium hover:bg-hover max-md:-mx-3.5',
  pill: 'rounded-full border border-outline p-1 sm:pr-3.5 text-label font-semibold hover:bg-hover',
};

/** Words unfold within the mobile menu, and lie over the page elsewhere. */
const lists = {
  word: 'md:menu-panel md:absolute md:top-full md:z-header md:mt-2 md:w-max md:min-w-48',
  pill: 'menu-panel absolute top-full right-0 z-header mt-2 w-max min-w-48',
};

/** A disclosure of links: opens by click, Enter or Space; closes by Escape, outside or a choice. */
export function NavMenu({ label, look, children }: NavMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useAfterNavigation(() => menu.current?.removeAttribute('open'));
  useEffect(() => {
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) {
        menu.current?.removeAttribute('open');
      }
    };
    // Before the choice acts: a dialog that it opens gives the focus back to where it can be seen.
    const closeByChoice = ({ target }: Event) => {
      const chosen = target instanceof Element ? target.closest('li a, li button') : null;
      if (chosen && menu.current?.contains(chosen)) closeToSummary(menu.current);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('click', closeByChoice, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('click', closeByChoice, { capture: true });
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && menu.current?.open) closeToSummary(menu.current);
  };
  return (
    <details ref={menu} onKeyDown={onKeyDown} className="group relative">
      <summary
        className={`flex cursor-pointer list-none items-center gap-1.5 [&::-webkit-details-marker]:hidden ${looks[look]}`}
      >
        {label}
        <ChevronIcon
          className={`transition-transform group-open:rotate-180 ${look === 'pill' ? 'max-sm:hidden' : ''}`}
        />
      </summary>
      <ul className={`flex flex-col gap-0.5 ${lists[look]}`}>{children}</ul>
    </details>
  );
}

function closeToSummary(menu: HTMLDetailsElement): void {
  menu.removeAttribute('open');
  menu.querySelector('summary')?.focus();
}

/** Runs after each navigation, not at the start: the app may start under a menu that is open. */
export function useAfterNavigation(act: () => void): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    act();
  }, [key, act]);
}
