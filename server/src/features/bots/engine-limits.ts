/** Times of the engine; tests may shorten them. */
export type Timeouts = {
  /** A run whose lease was not renewed for so long is free. */
  leaseMs: number
  /** How often a node renews its leases and checks whether its runs are to go on. */
  beatMs: number
  /** How long lines under way are waited for when a run halts, where doing one twice would hurt. */
  haltMs: number
  /** A run that came to something gives its place to others that wait after so long; and takes a fresh process after the longer time in any case. */
  sliceMs: number
  longestSliceMs: number
  /** A bot without a sign of life for so long is ended. */
  hungMs: number
  /** Results are saved at least so often. */
  saveMs: number
}

export const defaultTimeouts: Timeouts = {
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
export const MAX_TRIES = 5
/** Lines handed to a process ahead of their turn. */
export const MAX_LINES_AHEAD = 8_000
export const MAX_BATCH_LINES = 2_000
export const MAX_LOG_LINES = 5_000
