import type { lineStatuses, runNotes as notes } from '@runmart/contract/bots'

/** What the shop itself says in the log of a run. */
export const runNotes = {
  begun: 'The bot began',
  'goes-on': 'The bot goes on from where it was',
  'taken-over': 'A machine went away; another one took over',
  paused: 'Paused',
  stopped: 'Stopped',
  'stopped-by-shop': 'Stopped by our team',
  cancelled: 'The order was cancelled',
  finished: 'All lines are done',
  'broke-down': 'The bot broke down and was started again',
  'gave-up': 'The bot broke down too often and gave up',
  'out-of-time': 'The time for one run is over',
  expired: 'The paid days are over',
  'log-full': 'The log is full; what follows is left out',
} as const satisfies Record<(typeof notes)[number], string>

/** What became of a line. */
export const lineStates = {
  ok: 'OK',
  failed: 'Failed',
  skipped: 'Skipped',
} as const satisfies Record<(typeof lineStatuses)[number], string>
