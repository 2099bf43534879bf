import { recountForPattern } from './actions/recountPattern.ts';

export default recountForPattern;
