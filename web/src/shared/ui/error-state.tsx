import { useTranslation } from 'react-i18next';
import { useFocusFallback } from '../navigation/use-focus-fallback.ts';
import { Button } from './button.tsx';
import { AlertIcon } from './icons.tsx';

interface ErrorStateProps {
  /** The sentence of the error's code, from the namespace `errors`. */
  message: string;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** Something could not be fetched; announced at once. */
export function ErrorState({ message, onRetry, isRetrying = false }: ErrorStateProps) {
  const { t } = useTranslation('shared/ui');
  const state = useFocusFallback<HTMLDivElement>();
  return (
    <div ref={state} role="alert" className="flex flex-col items-start gap-4 py-6">
      <p className="flex gap-2.5 text-ui">
        <AlertIcon className="mt-0.5 text-danger" />
        {message}
      </p>
      <Button tone="ghost" size="small" onPress={onRetry} isPending={isRetrying}>
        {t('try_again')}
      </Button>
    </div>
  );
}
