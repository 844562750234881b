import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

interface Tab<Name extends string> {
  readonly name: Name;
  readonly label: ReactNode;
}

interface SideTabsProps<Name extends string> {
  /** What the tabs are about. */
  label: string;
  tabs: readonly Tab<Name>[];
  chosen: Name;
  onChoose: (name: Name) => void;
  children: ReactNode;
}

/** Two lists in one place; arrow keys go from one to the other. */
export function SideTabs<Name extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  children,
}: SideTabsProps<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = ({ key }: KeyboardEvent) => {
    const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    const at = tabs.findIndex(({ name }) => name === chosen);
    const next = (at + by + tabs.length) % tabs.length;
    onChoose(tabs[next]?.name ?? chosen);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="mb-4 flex gap-6 border-b border-line"
      >
        {tabs.map(({ name, label: words }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => onChoose(name)}
            onKeyDown={move}
            className="focus-ring -mb-px h-11 cursor-pointer border-b-2 border-transparent text-ui font-semibold text-ink-2 aria-selected:border-accent aria-selected:text-ink"
          >
            {words}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  );
}
