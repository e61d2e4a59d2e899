/** How the engine works; a test may be less patient. */
export type Patience = {
  /** A run that nobody renewed for so long belongs to nobody. */
  leaseMs: number
  /** How often a node renews its runs and looks whether they are still wanted. */
  beatMs: number
  /** How long lines under way are waited for when a run halts, where doing one twice would hurt. */
  haltMs: number
  /** A run that came to something gives its place to others that wait after so long; and takes a fresh process after the longer time in any case. */
  sliceMs: number
  longestSliceMs: number
  /** A bot that says nothing for so long, not even that it lives, is ended. */
  hungMs: number
  /** Results are saved at least so often. */
  saveMs: number
}

export const usualPatience: Patience = {
  leaseMs: 6_000,
  beatMs: 300,
  haltMs: 400,
  sliceMs: 3_000,
  longestSliceMs: 30 * 60_000,
  hungMs: 10_000,
  saveMs: 500,
}

/** Lines of one run that are under way at once. */
export const LINES_AT_ONCE = 8
/** So many starts without an answer of the bot, and it has given up. */
export const MOST_TRIES = 5
/** Lines handed to a process ahead of their turn. */
export const MOST_AHEAD = 8_000
export const LARGEST_BATCH = 2_000
export const MOST_LOG_LINES = 5_000
