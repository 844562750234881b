export { CheckIn } from './check-in/check-in.tsx';
