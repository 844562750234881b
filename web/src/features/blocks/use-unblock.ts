import { blockEndpoints } from '@stratum/contract/endpoints/blocks';
import type { UserId } from '@stratum/contract/ids';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../shared/api/queries.ts';
import { useFailureText } from '../../shared/forms/form-alert.tsx';
import { toast } from '../../shared/toasts/toasts.tsx';

/** Ends a block at once, and says so. */
export function useUnblock() {
  const { t } = useTranslation('features/blocks');
  const failureText = useFailureText();
  const { mutate, isPending } = useRouteMutation(blockEndpoints.unblockPerson);
  return {
    isPending,
    unblock: (userId: UserId, name: string) =>
      mutate(
        { query: { userId } },
        {
          onSuccess: () => toast.success(t('unblocked', { name })),
          onError: (error) => toast.error(failureText(error)),
        },
      ),
  };
}
