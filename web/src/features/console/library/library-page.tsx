import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { FilmEditor } from './film-editor.tsx';
import { Films } from './films.tsx';
import { ModuleEditor } from './module-editor.tsx';
import { Modules } from './modules.tsx';
import { useLibrary } from './use-library.ts';

/** The address that stands for something that is not there yet. */
const fresh = 'new';

/** The studio of the library: its films and modules, or the one that the address names. */
export default function LibraryPage() {
  const { t } = useTranslation('features/console/library');
  const { videoId, moduleId } = useParams();
  const { reads, films, modules } = useLibrary();
  const film = films.find(({ id }) => id === videoId) ?? null;
  const module = modules.find(({ id }) => id === moduleId) ?? null;
  return (
    <QueryState reads={reads} name={t('title')} skeleton={<Skeleton className="h-96" />}>
      {videoId === fresh || film ? (
        <FilmEditor key={videoId} film={film} />
      ) : moduleId === fresh || module ? (
        <ModuleEditor key={moduleId} module={module} films={films} />
      ) : (
        <>
          <PageHeader heading={t('title')}>{t('intro')}</PageHeader>
          <div className="grid max-w-240 gap-12">
            <Films films={films} />
            <Modules modules={modules} films={films} />
          </div>
        </>
      )}
    </QueryState>
  );
}
