import Search from 'lucide-react/icons/search';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../shared/ui/icons.tsx';

interface FindGroupProps {
  value: string;
  onChange: (value: string) => void;
}

/** Narrows the list to groups of a name. */
export function FindGroup({ value, onChange }: FindGroupProps) {
  const { t } = useTranslation('features/chat');
  return (
    <div className="relative mb-3">
      <Icon
        of={Search}
        className="pointer-events-none absolute top-3 left-3.5 size-4.5 text-ink-2"
      />
      <input
        type="search"
        aria-label={t('find_group')}
        placeholder={t('find')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="focus-ring min-h-10.5 w-full rounded-md border border-field bg-surface pr-3 pl-10.5 text-ui placeholder:text-ink-2"
      />
    </div>
  );
}
