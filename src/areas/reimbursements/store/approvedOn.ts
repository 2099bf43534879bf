/** SQL of the day on which the claim was approved, in `$timezone`; null unless it is approved or paid. */
export const approvedOn = (claim: string): string =>
  `(CASE WHEN ${claim}.status IN ('approved', 'paid') THEN (${claim}.reviewed_at AT TIME ZONE $timezone)::date END)`;
