import type { Person } from '@stratum/contract/console/people';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { AlertIcon } from '../../../shared/ui/icons.tsx';

/** What stands out about an account, in a sentence. */
export function Finding({ person }: { person: Person }) {
  const { isQuiet, sentence } = useFinding(person);
  return (
    <p
      className={`flex gap-3 rounded-md border px-4 py-3 text-ui ${isQuiet ? 'border-line bg-surface' : 'border-warning bg-surface font-semibold'}`}
    >
      {!isQuiet && <AlertIcon className="text-warning" />}
      {sentence}
    </p>
  );
}

function useFinding(person: Person): { isQuiet: boolean; sentence: string } {
  const { t } = useTranslation('features/console/people');
  const format = useFormat();
  const { blockedAt, deletionDate, sessions, lastSeenAt, sent } = person;
  if (blockedAt !== null) {
    return { isQuiet: false, sentence: t('finding.blocked', { date: format.date(blockedAt) }) };
  }
  if (deletionDate !== null) {
    return { isQuiet: false, sentence: t('finding.leaving', { date: format.date(deletionDate) }) };
  }
  const failed = sent.find(({ outcome }) => outcome === 'failed');
  const isNewest = failed && sent.find(({ way }) => way === failed.way) === failed;
  if (failed && isNewest) {
    const values = { date: format.date(failed.at), reason: failed.detail ?? '' };
    return { isQuiet: false, sentence: t(`finding.failed.${failed.way}`, values) };
  }
  if (sessions.length === 0) return { isQuiet: true, sentence: t('finding.signed_out') };
  const when = lastSeenAt === null ? '' : format.moment(lastSeenAt);
  return { isQuiet: true, sentence: t('finding.fine', { when }) };
}
