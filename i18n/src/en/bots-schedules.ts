import type { PassedOver } from '@runmart/contract/bots-schedules'

/** When a bot starts automatically: on its console, in the list of runs, and for operators. */
export const botSchedules = {
  section: 'Schedule',
  sectionText: 'Have the bot start automatically as long as your paid days last.',
  set: 'Set schedule',
  change: 'Change',
  remove: 'Remove',
  removeNamed: 'Remove schedule',

  title: 'Schedule',
  text: 'The bot starts automatically from the first line. Each start replaces the results of the run before it.',
  how: 'When to start',
  byClock: 'At a set time',
  byHours: 'Every few hours',
  time: 'Time',
  timeHint: 'Your time zone: {zone}',
  days: 'Days',
  hours: 'Hours between starts',
  hoursHint: '1 to 168, counted from now.',
  terms:
    'Starts are free until your paid days end. If the bot is still running or paused at that time, the start is skipped.',
  save: 'Save schedule',

  next: 'Next start',
  noNext: 'None before your paid days end',
  when: 'Starts',
  everyDay: 'Every day at {time}',
  onDays: '{days} at {time}',
  everyHours: { one: 'Every hour', other: 'Every {count} hours' },
  nextOn: 'Next start {date}',
  stopNote: 'By its schedule it starts again on {date}.',
} as const

export const schedulePassedOver = {
  running: 'The last start was skipped because the bot was still running.',
  paused: 'The last start was skipped because the bot was paused.',
  'bot-gone': 'The last start was skipped because the bot isn’t available right now.',
} as const satisfies Record<PassedOver, string>
