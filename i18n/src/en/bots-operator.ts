import type { isolationPromises as promises } from '@runmart/contract/bots-operator'

export const operatorBots = {
  title: 'Bots',
  intro: 'Running bots, the machines they run on, and installed bots.',

  nodes: 'Machines',
  noNodes: 'No machines available',
  noNodesText: 'Runs are queued and start automatically when a machine is available.',
  places: '{running} of {places} slots in use',
  full: 'Full',
  free: 'Available',
  fullText: 'All slots are in use. New runs are queued.',
  memory: 'Memory',
  load: 'Load',
  upSince: 'Up since',
  isolated: 'Bots are fully isolated.',
  lacks: 'Not prevented on this machine:',

  running: 'Running now',
  runs: { one: '{count} run', other: '{count} runs, oldest first' },
  runsShown: 'Oldest {shown} of {total} runs',
  none: 'No bots running',
  noneText: 'Active, queued and paused runs appear here automatically.',
  lines: '{done} of {total} lines',
  failed: '{lines} failed',
  skipped: '{lines} skipped',
  perSecond: '{rate} per second',
  secondsLeft: 'about {span} left',
  queued: 'Queued',
  onNode: 'on {node}',
  onNone: 'no machine',
  since: 'started {when}',
  placed: 'ordered {when}',

  stop: 'Stop',
  stopBot: 'Stop bot',
  stopOf: 'Stop {code}',
  stopTitle: 'Stop the bot for {code}?',
  stopUnit:
    'This ends the run permanently. {name} gets a refund for unprocessed lines: {sum} so far, less for each line still processed.',
  stopUnitUnknown: 'This ends the run permanently. {name} gets a refund for all unprocessed lines right away.',
  stopDay:
    'Paid by the day, so nothing is refunded and {name} can restart the bot until the paid days end. Its schedule is removed. To stop it permanently, end the order.',

  scheduleTitle: 'Schedule',
  scheduleText: '{when}, by the customer’s clock',
  scheduleNext: 'next',
  removeSchedule: 'Remove schedule',
  removeScheduleTitle: 'Remove the schedule of {code}?',
  removeScheduleText:
    'The bot won’t start automatically any more. {name} reads the reason, can still start the bot and can set another schedule until the paid days end. To stop it permanently, end the order.',

  log: 'Log',
  logOf: 'Log for {code}',
  logEmpty: 'No messages yet.',
  logGone: 'This order has no run yet.',
  lateAnswers: 'Late answers (CSV)',

  installed: 'Installed bots',
  installedText: 'Bots that services can run. Settings apply to all customers from the bot’s next start.',
  noneInstalled: 'No bots installed',
  noneInstalledText: 'Bundled bots and bots you add appear here.',
  services: { one: '{count} service', other: '{count} services' },
  noServices: 'no services',
  settings: 'Settings',
  settingsOf: 'Settings for {name}',
  noSettings: 'No settings',
  unset: { one: '{count} setting missing', other: '{count} settings missing' },
  fallback: 'Default: {value}',
  noFallback: 'Not set if empty',
  secretSet: 'Saved and hidden. Enter a new value to replace it, or leave empty to keep it.',
  secretUnset: 'Not set. Hidden once saved.',
  forget: 'Delete the value of “{label}”',
  saveSettings: 'Save settings',

  giveLines: 'Add lines',
  giveLinesOf: 'Add lines to {code}',
  giveLinesText: {
    one: '{name} paid for one line but hasn’t uploaded it. The bot starts as soon as you add it.',
    other: '{name} paid for {count} lines but hasn’t uploaded them. The bot starts as soon as you add them.',
  },
  giveLinesDays: {
    one: '{name} paid for one day but hasn’t uploaded lines. The bot starts as soon as you add them, and the day counts from then.',
    other:
      '{name} paid for {count} days but hasn’t uploaded lines. The bot starts as soon as you add them, and the days count from then.',
  },
  linesFile: 'Lines file',
  linesRead: '{file}: {lines}',
  linesCount: { one: '{count} line', other: '{count} lines' },
  giveLinesNow: 'Add lines and start',
} as const

/** Abilities of a bot on a machine that does not keep a promise. */
export const isolationPromises = {
  modules: 'loading Node’s system modules',
  files: 'reading this machine’s files',
  mounts: 'finding this machine’s files through a gap in Node',
  environment: 'reading the shop’s environment variables',
  processes: 'starting other programs',
  network: 'bypassing network checks',
  signals: 'killing other processes',
  memory: 'exceeding the memory limit',
  orphans: 'running on after its worker is killed',
} as const satisfies Record<(typeof promises)[number], string>
