import { signedOutShell } from './shell-signed-out.ts'

/** The frame around every screen behind the sign-in. */
export const shell = {
  ...signedOutShell,
  dashboard: 'Dashboard',
  deposit: 'Deposit',
  newOrder: 'New order',
  orders: 'Orders',
  bots: 'Start tool',
  referral: 'Referral',
  transactions: 'Transactions',
  profile: 'Profile',
  backOffice: 'Back office',
  mainMenu: 'Main menu',
  openMenu: 'Open menu',
  collapseMenu: 'Collapse menu',
  expandMenu: 'Expand menu',
  skipToContent: 'Skip to content',
  balance: 'Balance',
  account: 'Account',
  signOut: 'Sign out',
  jump: 'Search…',
  jumpLabel: 'Search screens and actions',
  jumpNothing: 'No results for “{text}”',
  screens: 'Screens',
  actions: 'Actions',
  unknownSession: 'Couldn’t check your session',
} as const
