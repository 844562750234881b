import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { ChevronIcon } from '../../../shared/ui/icons.tsx';
import { Text } from '../../../shared/ui/text.tsx';

interface YearSwitchProps {
  year: number;
  hasBefore: boolean;
  hasAfter: boolean;
  onShow: (year: number) => void;
}

export function YearSwitch({ year, hasBefore, hasAfter, onShow }: YearSwitchProps) {
  const { t } = useTranslation('features/daily-wins');
  return (
    <div className="absolute -top-3 -right-3 flex items-center gap-1">
      <IconButton
        label={t('year.before')}
        isDisabled={!hasBefore}
        onPress={() => onShow(year - 1)}
        className="disabled:opacity-40"
      >
        <ChevronIcon className="rotate-90" />
      </IconButton>
      <Text as="span" role="status" className="font-semibold">
        {year}
      </Text>
      <IconButton
        label={t('year.after')}
        isDisabled={!hasAfter}
        onPress={() => onShow(year + 1)}
        className="disabled:opacity-40"
      >
        <ChevronIcon className="-rotate-90" />
      </IconButton>
    </div>
  );
}
