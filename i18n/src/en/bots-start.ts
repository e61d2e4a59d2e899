/** Start tool: a bot is given lines, paid for and started. */
export const botStart = {
  intro:
    'A bot works through lines of your own. They are counted, checked and priced before anything is charged, and you watch the run live.',
  startTab: 'Start a bot',
  runsTab: 'My runs',

  way: 'What should the bot work on?',
  upload: 'A new file',
  uploadText: 'Choose a bot, drop your .txt, see the price, pay, and it starts.',
  preOrder: 'A pre-order',
  preOrderText: 'It is paid already: give it your lines, and it starts.',

  lines: 'Your lines',
  summaryEmpty: 'Choose a service and a file, and the price is explained here.',
  start: 'Pay and start',
  unitPromise:
    'You pay for lines that the bot answers, with OK or failed. Money for lines without an answer comes back as soon as the run ends.',
  dayPromise: 'You pay for days, and lines are free. After a stop you can start again until your days are over.',
  atOnce: {
    one: '{count} run of yours goes on at a time; further ones wait their turn and begin by themselves.',
    other: 'Up to {count} runs of yours go on at once; further ones wait their turn and begin by themselves.',
  },
  timeLimits: 'A line may take {seconds} s, a run {hours} h.',
  keptFor: {
    one: 'Lines and results are deleted {count} day after the order ends.',
    other: 'Lines and results are deleted {count} days after the order ends.',
  },

  againAsking: 'Fetching the lines that failed or got no answer…',
  againTaken:
    'The lines of {code} that failed or got no answer are below, as a file of their own. This is a new order; nothing is charged before you confirm.',
  againNothing: 'There is nothing to run again: every line of {code} that was done went well.',
  againDeleted: 'The lines of {code} were deleted already. Please choose a file.',
  againRefused: 'The lines could not be fetched',

  preOrders: 'Pre-orders without lines',
  noPreOrders: 'No pre-order waits for lines',
  noPreOrdersText: 'A pre-order is a bot that you pay for now and give its lines later.',
  toPreOrder: 'Place a pre-order',
} as const

/** What a bot needs besides a price: the form of its lines, and settings. */
export const botInput = {
  example: 'A line looks like this:',
  secret: 'Only the bot gets it; it is never shown again.',
  fallback: 'Left empty: {value}',
} as const

/** Runs in a list. */
export const runs = {
  open: 'Going on',
  ended: 'Ended',
  noneOpen: 'Nothing is running',
  noneOpenText: 'Start a bot on your lines, and here you see how far it is.',
  noneEnded: 'No run has ended yet',
  noneEndedText: 'Runs that are over stay here, with their counts and results.',
  queued: 'Waits for a free place and begins by itself',
  left: '{time} left',
  keptUntil: 'Results until {date}',
} as const
