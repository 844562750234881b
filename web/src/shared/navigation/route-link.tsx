import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router';

export interface RouteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Within the app. */
  to: To;
  replace?: boolean;
  state?: unknown;
}

/** The router's `Link` without loading ahead, whose code nothing here uses. */
export function RouteLink({ to, replace, state, onClick, children, ...link }: RouteLinkProps) {
  const { target } = link;
  const follow = useLinkClickHandler(to, {
    state,
    ...(replace && { replace }),
    ...(target && { target }),
  });
  return (
    <a
      {...link}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
