export { TrainingLink } from './training-link.tsx';
