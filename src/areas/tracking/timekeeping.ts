import type { Timekeeping } from '../../schedule/timekeeping.ts';
import { overtimeBalances, monthsOf } from './actions/timekept.ts';

const timekeeping: Timekeeping = { months: monthsOf, overtime: overtimeBalances };
export default timekeeping;
