/** How many days before and after now a private calendar address shows. */
export const DAYS_BACK = 90;
export const DAYS_AHEAD = 366;
/** Meetings that it shows at most: the latest ones. */
export const MOST_MEETINGS = 1000;
