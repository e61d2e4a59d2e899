import type { isolationPromises as promises } from '@runmart/contract/bots-operator'

/** The operators' side of bots: what runs now and where, and what is installed. */
export const operatorBots = {
  title: 'Bots',
  intro: 'What runs now and on which machine, and the bots that are installed.',

  nodes: 'Machines that run bots',
  noNodes: 'No machine runs bots now',
  noNodesText: 'What was started waits. It begins by itself as soon as a worker is up.',
  places: '{running} of {places} places taken',
  full: 'Full',
  free: 'Has room',
  fullText: 'All places are taken: runs take turns.',
  memory: 'Memory',
  load: 'Load',
  upSince: 'Up since',
  isolated: 'Bots are fully isolated here.',
  lacks: 'Not held back on this machine:',

  running: 'Running now',
  runs: { one: '{count} run', other: '{count} runs, the oldest first' },
  runsShown: 'The oldest {shown} of {total} runs',
  none: 'No bot runs now',
  noneText: 'Runs that go on, wait for their turn or are paused appear here by themselves.',
  lines: '{done} of {total} lines',
  failed: '{lines} failed',
  skipped: '{lines} skipped',
  perSecond: '{rate} a second',
  secondsLeft: 'about {span} left',
  queued: 'Waits for its turn',
  onNode: 'on {node}',
  onNone: 'on no machine',
  since: 'begun {when}',
  placed: 'placed {when}',

  stop: 'Stop',
  stopBot: 'Stop the bot',
  stopOf: 'Stop {code}',
  stopTitle: 'Stop the bot of {code}?',
  stopUnit:
    'This ends the run for good. What {name} paid for lines without an answer goes back: {sum} by now, and a little less for every line the bot still answers.',
  stopUnitUnknown:
    'This ends the run for good. What {name} paid for lines without an answer goes back at once, in one sum.',
  stopDay:
    'Days were paid for, so no money goes back, and {name} can start the bot again until they are over. To end it for good, end the order.',

  log: 'Log',
  logOf: 'Log of {code}',
  logEmpty: 'Nothing was said yet.',
  logGone: 'This order has no run yet.',

  installed: 'Installed bots',
  installedText: 'What a service can run. Settings made here hold for every customer, whenever a bot next starts.',
  noneInstalled: 'No bots are installed',
  noneInstalledText: 'Those that ship with Runmart appear here, and those you add.',
  services: { one: '{count} service', other: '{count} services' },
  noServices: 'in no service',
  settings: 'Settings',
  settingsOf: 'Settings of {name}',
  noSettings: 'Nothing to set',
  unset: { one: '{count} setting is missing', other: '{count} settings are missing' },
  fallback: 'Empty means {value}',
  noFallback: 'Empty means that it is not set',
  secretSet: 'It is set and never shown again. Type a new one to replace it; leave it empty to keep it.',
  secretUnset: 'Not set yet. Once saved it is never shown again.',
  forget: 'Delete what is set for “{label}”',
  saveSettings: 'Save settings',

  giveLines: 'Give lines',
  giveLinesOf: 'Give {code} its lines',
  giveLinesText: {
    one: '{name} paid for one line and gave none yet. With it the bot starts at once.',
    other: '{name} paid for {count} lines and gave none yet. With them the bot starts at once.',
  },
  giveLinesDays: {
    one: '{name} paid for one day and gave no lines yet. With them the bot starts at once, and the day counts from then on.',
    other:
      '{name} paid for {count} days and gave no lines yet. With them the bot starts at once, and the days count from then on.',
  },
  linesFile: 'File with the lines',
  linesRead: '{file}: {lines}',
  linesCount: { one: '{count} line', other: '{count} lines' },
  giveLinesNow: 'Give the lines and start',
} as const

/** What a bot could do where a machine does not keep a promise. */
export const isolationPromises = {
  files: 'reading files of this machine',
  environment: 'reading the environment of the shop',
  processes: 'starting other programs',
  network: 'reaching the network past our checks',
  signals: 'ending other processes',
  memory: 'taking more memory than allowed',
  orphans: 'going on after its worker was killed',
} as const satisfies Record<(typeof promises)[number], string>
