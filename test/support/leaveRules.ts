/** A leave type with 25 days a year, of which 5 can be carried over. */
export const VACATION = {
  unit: 'day',
  annual_days: '25',
  accrual: 'yearly',
  prorate: true,
  carry_over_max: '5',
  carry_over_expires: '03-31',
  allow_negative: '0',
  requires_approval: true,
  allow_half_days: true,
  min_notice_days: 0,
  max_consecutive_days: null,
  waiting_days: 0,
};
