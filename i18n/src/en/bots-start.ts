export const botStart = {
  intro: 'Run a bot on your own lines. We check and price your file before you pay, and you watch the run live.',
  startTab: 'Start a bot',
  runsTab: 'My runs',

  way: 'What should the bot work on?',
  upload: 'A new file',
  uploadText: 'Choose a bot, upload a .txt file, check the price and pay. The bot starts right away.',
  preOrder: 'A pre-order',
  preOrderText: 'Already paid. Upload your lines and the bot starts.',

  lines: 'Your lines',
  summaryEmpty: 'Choose a service and a file to see the price.',
  start: 'Pay and start',
  unitPromise:
    'You pay only for lines the bot processes, whether OK or failed. Unprocessed lines are refunded when the run ends.',
  dayPromise: 'You pay by the day; lines are free. You can stop and restart until your paid days end.',
  atOnce: {
    one: 'You can have {count} run at a time. Others are queued and start automatically.',
    other: 'You can have up to {count} runs at a time. Others are queued and start automatically.',
  },
  timeLimits: 'Time limits: {seconds} s per line, {hours} h per run.',
  keptFor: {
    one: 'Lines and results are deleted {count} day after the order ends.',
    other: 'Lines and results are deleted {count} days after the order ends.',
  },

  againAsking: 'Loading failed and unprocessed lines…',
  againTaken:
    'Failed and unprocessed lines from {code} are below. This is a new order; you won’t be charged until you confirm.',
  againNothing: 'Nothing to rerun: all processed lines in {code} succeeded.',
  againDeleted: 'The lines from {code} have been deleted. Please choose a file.',
  againRefused: 'Couldn’t load the lines',

  preOrders: 'Pre-orders without lines',
  noPreOrders: 'No pre-orders waiting for lines',
  noPreOrdersText: 'With a pre-order, you pay for a bot now and upload the lines later.',
  toPreOrder: 'Place pre-order',
} as const

/** A bot's inputs besides the price: the format of its lines, and settings. */
export const botInput = {
  example: 'Line format:',
  secret: 'Only the bot sees this. It won’t be shown again.',
  fallback: 'Default: {value}',
} as const

export const runs = {
  open: 'Active',
  ended: 'Finished',
  noneOpen: 'No active runs',
  noneOpenText: 'Start a bot on your lines and follow its progress here.',
  noneEnded: 'No finished runs',
  noneEndedText: 'Finished runs stay here with their counts and results.',
  queued: 'Queued, starts automatically',
  left: '{time} left',
  keptUntil: 'Results available until {date}',
} as const
