import type { lineStatuses, runNotes as notes, resultProblems as problems } from '@runmart/contract/bots'

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
  'bot-threw': 'The bot failed',
  'lines-left-out': 'Too many messages at once; lines left out',
} as const satisfies Record<(typeof notes)[number], string>

export const lineStates = {
  ok: 'OK',
  failed: 'Failed',
  skipped: 'Skipped',
} as const satisfies Record<(typeof lineStatuses)[number], string>

/** Why a line has no answer from the bot; a detail follows after a colon. */
export const resultProblems = {
  brokeDown: 'The bot crashed on this line',
  notRepeated: 'In progress when the run was interrupted; not repeated, to avoid doing it twice',
  tooLate: 'Finished after the order had ended; not charged',
  threw: 'The bot failed on this line',
  tookTooLong: 'The bot took too long',
  unreadable: 'The bot can’t read this line',
  badAddress: 'This address can’t be opened',
  forbiddenAddress: 'This address or port is closed to bots',
  unknownHost: 'Host doesn’t exist',
  noConnection: 'No connection',
  certificate: 'Invalid certificate',
  timeout: 'No response in time',
  tooManyRedirects: 'Too many redirects',
  badAnswer: 'The response isn’t HTTP',
  proxyRefused: 'Refused by the proxy',
  proxyPassword: 'The proxy needs a different user or password',
  stopped: 'Stopped',
} as const satisfies Record<(typeof problems)[number], string>
