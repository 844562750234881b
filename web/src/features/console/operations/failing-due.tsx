import type { FailingDue as Failing } from '@stratum/contract/console/operations';
import { consoleOperationEndpoints } from '@stratum/contract/endpoints/console-operations';
import { useTranslation } from 'react-i18next';
import { useRoute, useRouteMutation } from '../../../shared/api/queries.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { TextButton } from '../../../shared/ui/link.tsx';
import { Section } from '../people/section.tsx';
import { useKindName } from './use-kind-name.ts';

/** What was due at a time and has not worked yet; nothing where all did. */
export function FailingDue() {
  const { t } = useTranslation('features/console/operations');
  const items = useRoute(consoleOperationEndpoints.failingDue).data?.items ?? [];
  const retry = useRouteMutation(consoleOperationEndpoints.retryDue);
  if (items.length === 0) return null;
  const again = ({ kind, subject, occurrence }: Failing) =>
    retry.mutate(
      { body: { kind, subject, occurrence } },
      { onSuccess: () => toast.success(t('due.retried')) },
    );
  return (
    <Section heading={t('due.title')}>
      <FormAlert failure={retry.error} />
      <ul>
        {items.map((due) => (
          <Due key={due.id} due={due} onRetry={() => again(due)} />
        ))}
      </ul>
    </Section>
  );
}

function Due({ due, onRetry }: { due: Failing; onRetry: () => void }) {
  const { t } = useTranslation('features/console/operations');
  const format = useFormat();
  const kindName = useKindName();
  const { kind, dueAt, nextAt, failures } = due;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-3 text-ui">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-medium">{kindName(kind)}</p>
        <p className="text-label text-ink-2">
          {t('due.since', { date: format.moment(dueAt) })}
          {' · '}
          {t('failed.attempts', { count: failures })}
          {' · '}
          {t('due.next', { date: format.moment(nextAt) })}
        </p>
      </div>
      <TextButton onClick={onRetry}>
        {t('retry')}
        <span className="sr-only"> {kindName(kind)}</span>
      </TextButton>
    </li>
  );
}
