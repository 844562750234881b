export { NewsList, Spotlight } from './lazy-news.tsx';
