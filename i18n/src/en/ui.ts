/** Words of the building blocks: no product in them. */
export const ui = {
  optional: 'optional',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  copy: 'Copy',
  copied: 'Copied',
  close: 'Close',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  offline: 'You’re offline. Nothing is sent until you’re back online.',
  couldNotLoad: 'Couldn’t load this',
  view: 'View',
  grid: 'Grid',
  list: 'List',
} as const
