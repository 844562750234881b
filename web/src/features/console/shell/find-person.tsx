import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLocalePath } from '../../../shared/i18n/use-locale.ts';

/** Leads to the people with a name or an address, from every page; Ctrl K goes there. */
export function FindPerson() {
  const { t } = useTranslation('features/console');
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const listening = new AbortController();
    const goThere = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', goThere, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  const find = (event: FormEvent) => {
    event.preventDefault();
    const search = input.current?.value.trim() ?? '';
    void navigate(`${localPath('/admin/people')}?${new URLSearchParams({ search })}`);
  };
  return (
    <search className="min-w-0 flex-1 basis-56">
      <form onSubmit={find}>
        <input
          ref={input}
          type="search"
          aria-label={t('find')}
          placeholder={t('find')}
          aria-keyshortcuts="Control+K"
          maxLength={100}
          autoComplete="off"
          className="field-box max-w-100 rounded-full px-4"
        />
      </form>
    </search>
  );
}
