const hoursAhead = 12 - new Date().getUTCHours()

/** A time zone in which it is midday: yesterday is closed there, and no midnight comes while a test runs. */
export const middayZone = `Etc/GMT${hoursAhead > 0 ? '-' : '+'}${Math.abs(hoursAhead)}`
