export const installHint = {
  title: 'Install Runmart',
  text: 'Opens like an app, straight to your orders.',
  install: 'Install',
  dismiss: 'Don’t show again',
} as const
