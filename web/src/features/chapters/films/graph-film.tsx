import { type GraphKind } from '@stratum/contract/chapters';
import { chapterEndpoints } from '@stratum/contract/endpoints/chapters';
import { useRoute } from '../../../shared/api/queries.ts';
import { FilmCard } from './film-card.tsx';

interface GraphFilmProps {
  graph: GraphKind;
}

/** The film on how to read a graph. The graph is whole without it: until it is there, nothing is. */
export function GraphFilm({ graph }: GraphFilmProps) {
  const { data } = useRoute(chapterEndpoints.getGraphVideos);
  const video = data?.videos.find((each) => each.graph === graph);
  // A player keeps the captions it began with: another language is another player.
  return video ? <FilmCard key={video.captions.source} video={video} /> : null;
}
