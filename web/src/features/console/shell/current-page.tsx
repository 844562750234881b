import type { i18n } from 'i18next';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RouteObject, useRoutes } from 'react-router';
import { loadMessagesFor } from '../../../shared/i18n/load-messages.ts';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { useLoadingText } from '../../../shared/ui/loading.tsx';
import { PageHeader, PageTitle } from '../../../shared/ui/page-header.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { consolePages } from '../console-pages.ts';
import type { ConsolePage } from './console-page.ts';

/** The page that the address names below `/admin`. */
export function CurrentPage() {
  const { i18n } = useTranslation();
  const [routes] = useState(() => routesIn(i18n));
  return <Suspense fallback={<Coming />}>{useRoutes(routes)}</Suspense>;
}

function routesIn(translations: i18n): RouteObject[] {
  return [
    ...consolePages.map((page) => ({
      path: page.path.slice(1),
      element: elementOf(page, translations),
    })),
    { path: '*', element: <NotFound /> },
  ];
}

/** A page comes with its messages. */
function elementOf({ lazy: load, namespaces, title }: ConsolePage, translations: i18n) {
  const Loaded = lazy(async () => {
    const [{ default: Page }] = await Promise.all([
      load(),
      loadMessagesFor(translations, namespaces),
    ]);
    return { default: () => <Titled page={Page} title={title} /> };
  });
  return <Loaded />;
}

interface TitledProps {
  page: React.ComponentType;
  title: ConsolePage['title'];
}

function Titled({ page: Page, title }: TitledProps) {
  const { i18n, t } = useTranslation('features/console');
  return (
    <>
      <PageTitle>{`${title(i18n.t)} · ${t('title')}`}</PageTitle>
      <Page />
    </>
  );
}

function Coming() {
  const text = useLoadingText();
  return (
    <>
      <p role="status" className="sr-only">
        {text}
      </p>
      <Skeleton className="h-10 w-64" />
      <Skeleton className="mt-8 h-96" />
    </>
  );
}

function NotFound() {
  const { t } = useTranslation('features/console');
  return (
    <>
      <PageTitle>{t('not_found.title')}</PageTitle>
      <PageHeader heading={t('not_found.heading')}>{t('not_found.text')}</PageHeader>
      <ButtonLink to="/admin">{t('not_found.start')}</ButtonLink>
    </>
  );
}
