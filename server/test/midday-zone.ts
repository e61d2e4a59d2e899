const hoursAhead = 12 - new Date().getUTCHours()

/** A time zone with midday now: yesterday is over there, and no midnight comes during a test. */
export const middayZone = `Etc/GMT${hoursAhead > 0 ? '-' : '+'}${Math.abs(hoursAhead)}`
