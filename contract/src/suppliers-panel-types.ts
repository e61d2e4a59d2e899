/** What an order of a panel's service has to say, by the panel's types. A type that is not here is read, but cannot be ordered. */
export const panelTypes = {
  Default: ['link', 'quantity'],
  Package: ['link'],
  'Custom Comments': ['link', 'comments'],
  'Custom Comments Package': ['link', 'comments'],
  Mentions: ['link', 'usernames'],
  'Mentions User Followers': ['link', 'quantity', 'username'],
  'Comment Likes': ['link', 'quantity', 'username'],
  Poll: ['link', 'quantity', 'answer_number'],
  'Invites from Groups': ['link', 'quantity', 'groups'],
  Subscriptions: ['username', 'min', 'max', 'delay'],
} as const
export type PanelType = keyof typeof panelTypes
