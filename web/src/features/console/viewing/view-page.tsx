import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useLocalePath } from '../../../shared/i18n/use-locale.ts';
import { Text } from '../../../shared/ui/text.tsx';
import { beginView } from './view-tab.ts';

/** Where the new tab begins: it takes what stands in the fragment, which no server is told, and goes on. */
export function ViewPage() {
  const { t } = useTranslation('features/console/viewing');
  const facts = new URLSearchParams(useLocation().hash.slice(1));
  const [token, userId, name, expiresAt] = ['token', 'userId', 'name', 'expiresAt'].map((key) =>
    facts.get(key),
  );
  const localPath = useLocalePath();
  useEffect(() => {
    if (!token || !userId || !name || !expiresAt) return;
    beginView({ userId, name, expiresAt }, token);
    window.location.replace(localPath('/dashboard'));
  });
  return <Text>{token ? t('page.opening') : t('page.nothing')}</Text>;
}
