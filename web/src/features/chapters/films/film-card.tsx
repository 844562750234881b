import type { GraphVideo } from '@stratum/contract/chapters';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/card.tsx';
import { Disclosure, DisclosureSummary } from '../../../shared/ui/disclosure.tsx';
import { FilmPlayer } from './film-player.tsx';
import { useReportWatched } from './watched.ts';

interface FilmCardProps {
  video: GraphVideo;
}

/** Open until the film was watched once; from the next visit on one line that opens it. */
export function FilmCard({ video }: FilmCardProps) {
  const { t } = useTranslation('features/chapters/films');
  const [isOpen, setOpen] = useState(video.viewedAt === null);
  const reportWatched = useReportWatched(video);
  return (
    <Card>
      <Disclosure open={isOpen} onOpenChange={setOpen}>
        <DisclosureSummary tone="heading" className="text-ink-2">
          <h2 className="inline">{t('how_to_read')}</h2>{' '}
          <span className="text-small font-normal whitespace-nowrap">
            {t('length', { seconds: video.duration })}
          </span>
        </DisclosureSummary>
        {isOpen && (
          <>
            <FilmPlayer video={video} onWatched={reportWatched} />
            <Transcript video={video} onRead={reportWatched} />
          </>
        )}
      </Disclosure>
    </Card>
  );
}

interface TranscriptProps {
  video: GraphVideo;
  onRead: () => void;
}

/** The film has no voice: whoever cannot see it reads it here, and has then had it all. */
function Transcript({ video, onRead }: TranscriptProps) {
  const { t } = useTranslation('features/chapters/films');
  return (
    <Disclosure
      className="mt-3 text-small text-ink-2"
      onOpenChange={(isOpen) => isOpen && onRead()}
    >
      <DisclosureSummary tone="quiet">{t('transcript')}</DisclosureSummary>
      <div className="mt-2 grid max-w-reading gap-2">
        {video.transcript.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </Disclosure>
  );
}
