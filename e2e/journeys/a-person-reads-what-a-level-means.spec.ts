import { rowsOf } from '../support/charts.ts';
