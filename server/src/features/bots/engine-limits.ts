/** Times of the engine; tests may shorten them. */
export type Timeouts = {
  /** Duration of a lease without renewal; then other nodes may claim the run. */
  leaseMs: number
  /** Interval at which a node renews its leases and checks whether its runs should continue. */
  beatMs: number
  /** Time for lines under way when a run halts, if the bot must not repeat them. */
  haltMs: number
  /**
   * After this time, a run with progress makes room for waiting ones. After the longer time, it gets a fresh process in
   * any case.
   */
  sliceMs: number
  longestSliceMs: number
  /** Ends a bot without a sign of life after this time. */
  hungMs: number
  /** Maximum time between saves of results. */
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

/** Maximum simultaneous lines of one run. */
export const LINES_AT_ONCE = 8
/** Gives a run up after this number of starts without an answer. */
export const MAX_TRIES = 5
/** Maximum lines that a process receives ahead. */
export const MAX_LINES_AHEAD = 8_000
export const MAX_BATCH_LINES = 2_000
export const MAX_LOG_LINES = 5_000
