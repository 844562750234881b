import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';

interface MoreFoundProps {
  list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
}

/** Goes on with a list where it has more. */
export function MoreFound({ list }: MoreFoundProps) {
  const { t } = useTranslation('features/chat/search');
  if (!list.hasNextPage) return null;
  return (
    <Button
      tone="plain"
      size="small"
      className="mt-3"
      isPending={list.isFetchingNextPage}
      onPress={() => void list.fetchNextPage()}
    >
      {t('older')}
    </Button>
  );
}
