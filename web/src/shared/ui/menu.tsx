import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { popoverStyle, rowStyle } from './option-list.tsx';

interface MenuChoice {
  id: string;
  name: string;
  onAct: () => void;
  isDisabled?: boolean;
}

interface MenuProps {
  /** A `Button` or `IconButton`. */
  trigger: ReactNode;
  label: string;
  choices: readonly MenuChoice[];
}

/** Actions on the thing beside it; navigation of the header is `shell/nav-menu`. */
export function Menu({ trigger, label, choices }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={`min-w-48 ${popoverStyle}`}>
        <AriaMenu aria-label={label} className="outline-none">
          {choices.map(({ id, name, onAct, isDisabled = false }) => (
            <MenuItem
              key={id}
              id={id}
              isDisabled={isDisabled}
              onAction={onAct}
              className={`${rowStyle} data-disabled:opacity-50`}
            >
              {name}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
