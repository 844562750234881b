import type { ComponentProps, ReactNode } from 'react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { IconButton } from './icon-button.tsx';
import { MoreIcon } from './icons.tsx';

interface ActionMenuProps {
  /** What the actions are about. */
  label: string;
  className?: string;
  /** `Action` elements. */
  children: ReactNode;
}

/** Three dots that open what is done more rarely. */
export function ActionMenu({ label, className = '', children }: ActionMenuProps) {
  return (
    <MenuTrigger>
      <IconButton label={label} className={className}>
        <MoreIcon />
      </IconButton>
      <Popover
        placement="bottom end"
        className="z-header rounded-md border border-line bg-raised p-1.5 text-ink shadow-2"
      >
        <Menu aria-label={label} className="min-w-48 outline-none">
          {children}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

export function Action(action: Omit<ComponentProps<typeof MenuItem>, 'className' | 'style'>) {
  return (
    <MenuItem
      {...action}
      className="flex min-h-11 cursor-pointer items-center rounded-sm px-3.5 text-ui font-medium outline-none data-focused:bg-hover"
    />
  );
}
