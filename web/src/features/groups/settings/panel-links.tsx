import type { Group } from '@stratum/contract/group';
import { useTranslation } from 'react-i18next';
import { ChevronIcon } from '../../../shared/ui/icons.tsx';
import { LocaleLink } from '../../../shared/ui/link.tsx';
import { type GroupPanelName, groupPath } from '../group-path.ts';

/** The other places of a group, each with how it stands there. */
export function PanelLinks({ group }: { group: Group }) {
  const { t } = useTranslation('features/groups/settings');
  const { id, role, share, memberCount } = group;
  const link = (panel: GroupPanelName, name: string, state?: string) => (
    <li className="border-t border-line">
      <LocaleLink
        to={groupPath(id, { panel })}
        className="focus-ring flex min-h-13 items-center gap-3 rounded-sm text-ui text-ink no-underline hover:bg-hover"
      >
        <span className="flex-1">{name}</span>
        {state && <span className="text-label text-ink-2">{state}</span>}
        <ChevronIcon className="size-4.5 -rotate-90 text-ink-2" />
      </LocaleLink>
    </li>
  );
  return (
    <ul className="border-b border-line">
      {link('members', t('members'), String(memberCount))}
      {link('boards', t('boards'))}
      {link('media', t('media'))}
      {link('pinned', t('pinned'))}
      {role === 'admin' && link('invite', t('invite'))}
      {link('me', t('me'), t(share ? 'shared' : 'not_shared'))}
    </ul>
  );
}
