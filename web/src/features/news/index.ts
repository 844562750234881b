export { NewsList } from './lazy-news.tsx';
