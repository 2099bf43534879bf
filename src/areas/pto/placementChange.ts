import { recountForPlacements } from './actions/recount.ts';

export default recountForPlacements;
