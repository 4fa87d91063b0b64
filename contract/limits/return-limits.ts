/** For how many replies of the last 24 hours what they cost is given back. Its own file, so that the browser loads nothing else with it. */
export const RETURNS_A_DAY = 3
