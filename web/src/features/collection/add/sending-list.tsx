import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand/react';
import { useFailureText } from '../../../shared/forms/form-alert.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Progress } from '../../../shared/ui/progress.tsx';
import { cancelSending, retrySending, type Sending, sendings } from './sending.ts';

/** Files on their way into the collection, each of which can be called off or tried again. */
export default function SendingList() {
  const { t } = useTranslation('features/collection');
  const list = useStore(sendings);
  if (list.length === 0) return null;
  return (
    <ul
      aria-label={t('sending')}
      className="mt-4 grid max-h-64 gap-1 overflow-y-auto rounded-md border border-line bg-surface px-4 py-2"
    >
      {list.map((sending) => (
        <SendingRow key={sending.id} sending={sending} />
      ))}
    </ul>
  );
}

function SendingRow({ sending: { id, title, part, problem } }: { sending: Sending }) {
  const { t } = useTranslation('features/collection');
  const failureText = useFailureText();
  const percent = Math.round(part * 100);
  const sentence = typeof problem === 'string' ? t(`file_problem.${problem}`) : null;
  return (
    <li className="flex flex-wrap items-center gap-x-4 py-1">
      {problem === null ? (
        <Progress
          label={title}
          value={percent}
          max={100}
          valueLabel={t('percent', { percent })}
          className="min-w-40 flex-1"
        />
      ) : (
        <p role="alert" className="min-w-40 flex-1 text-label wrap-anywhere">
          <span className="block font-medium">{title}</span>
          <span className="text-danger">
            {sentence ?? (typeof problem === 'object' && failureText(problem))}
          </span>
        </p>
      )}
      {problem !== null && typeof problem === 'object' && (
        <Button tone="plain" size="small" onPress={() => retrySending(id)}>
          {t('retry')}
        </Button>
      )}
      <Button tone="plain" size="small" onPress={() => cancelSending(id)}>
        {t('cancel')}
      </Button>
    </li>
  );
}
