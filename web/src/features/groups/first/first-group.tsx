import { useTranslation } from 'react-i18next';
import { Landscape } from '../../../shared/charts/landscape.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { Text } from '../../../shared/ui/text.tsx';

/** In the place of groups where somebody has none: what one is for, and the way to the first. */
export function FirstGroup({ onStart }: { onStart: () => void }) {
  const { t } = useTranslation('features/groups');
  return (
    <div className="sky flex min-h-full flex-col">
      <div className="px-6 pt-16 pb-10">
        <Heading level={2} size="large" className="max-w-heading text-balance">
          {t('first.title')}
        </Heading>
        <Text size="lead" tone="quiet" className="mt-4 max-w-measure">
          {t('first.text')}
        </Text>
        <Button className="mt-6" onPress={onStart}>
          {t('first.start')}
        </Button>
        <Text size="label" tone="quiet" className="mt-5">
          {t('first.invitations')}
        </Text>
      </div>
      <Landscape className="min-h-56 flex-1 rounded-none" />
    </div>
  );
}
