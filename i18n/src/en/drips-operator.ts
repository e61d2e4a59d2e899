export const operatorDrips = {
  title: 'Spread order',
  run: 'Run {run} of {runs}.',
  first: 'First run:',
  nextRun: 'Next run:',
  stopped: 'The customer stopped it, or the account was blocked.',
  startsAt: 'Starts',
} as const
