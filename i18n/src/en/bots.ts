import type { lineStatuses, runNotes as notes, resultProblems as problems } from '@runmart/contract/bots'

/** What the shop itself says in the log of a run. */
export const runNotes = {
  begun: 'Bot started',
  'goes-on': 'Bot resumed',
  'taken-over': 'Machine lost, moved to another one',
  paused: 'Paused',
  stopped: 'Stopped',
  'stopped-by-shop': 'Stopped by our team',
  cancelled: 'Order cancelled',
  finished: 'All lines done',
  'broke-down': 'Bot crashed and was restarted',
  'gave-up': 'Bot stopped after repeated crashes',
  'out-of-time': 'Run time limit reached',
  expired: 'Paid days ended',
  'log-full': 'Log full; later messages are not kept',
  'bot-threw': 'The bot broke',
  'lines-left-out': 'Too much at once; lines left out',
} as const satisfies Record<(typeof notes)[number], string>

/** What became of a line. */
export const lineStates = {
  ok: 'OK',
  failed: 'Failed',
  skipped: 'Skipped',
} as const satisfies Record<(typeof lineStatuses)[number], string>

/** Why a line has no answer of the bot's own; a detail follows after a colon. */
export const resultProblems = {
  brokeDown: 'The bot broke down on this line',
  notRepeated: 'Was under way when the run broke off; not done again, because twice could hurt',
  tooLate: 'Done when the order had ended, and not billed',
  threw: 'The bot broke on this line',
  tookTooLong: 'The bot took too long',
  unreadable: 'The bot cannot read this line',
  badAddress: 'Not an address that can be opened',
  forbiddenAddress: 'Address or port is not open to bots',
  unknownHost: 'Host does not exist',
  noConnection: 'No connection',
  certificate: 'Certificate is not valid',
  timeout: 'No answer in time',
  tooManyRedirects: 'Too many redirects',
  badAnswer: 'Answer is not HTTP',
  proxyRefused: 'Proxy refused',
  proxyPassword: 'Proxy wants another user or password',
  stopped: 'Stopped',
} as const satisfies Record<(typeof problems)[number], string>
