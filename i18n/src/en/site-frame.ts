/** What stands around every public page. */
export const site = {
  signIn: 'Sign in',
  register: 'Create account',
  switchTheme: 'Switch between light and dark',
  language: 'Language',
  footer: 'Services and bots, paid from one balance.',
  apiDocs: 'API',
} as const
