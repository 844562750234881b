import { Link, type LinkProps } from 'react-router';
import { useLocalePath } from './use-locale.ts';

interface LocaleLinkProps extends Omit<LinkProps, 'to'> {
  /** A path without language prefix, such as `/dashboard`. */
  to: string;
}

/** A link that stays in the language of the address it stands on. */
export function LocaleLink({ to, ...rest }: LocaleLinkProps) {
  const localPath = useLocalePath();
  return <Link to={localPath(to)} {...rest} />;
}
