import { useTranslation } from 'react-i18next';
import { TextLink } from '../../shared/ui/link.tsx';
import { modulePath, usePlaces } from '../videos/index.ts';

export interface TrainingLinkProps {
  traitId: string;
  /** The level to train from; by default where the reader stands. */
  level?: number | undefined;
  className?: string;
}

export default function LoadedTrainingLink({ traitId, level, className = '' }: TrainingLinkProps) {
  const { t } = useTranslation('features/training');
  const { moduleFor } = usePlaces();
  const module = moduleFor(traitId, level);
  if (!module) return null;
  return (
    <p className={className}>
      <TextLink to={modulePath({ moduleId: module.id })}>
        {t('train', { title: module.title })}
      </TextLink>
    </p>
  );
}
