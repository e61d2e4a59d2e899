/** What an order of a panel's service has to say, by the panel's types. A type that is not here is read, but cannot be ordered. */
export const panelTypes = {
  Default: ['link', 'quantity'],
  Package: ['link'],
  'Custom Comments': ['link', 'comments'],
  'Custom Comments Package': ['link', 'comments'],
  Mentions: ['link', 'quantity', 'usernames'],
  'Mentions Custom List': ['link', 'usernames'],
  'Mentions with Hashtags': ['link', 'quantity', 'usernames', 'hashtags'],
  'Mentions Hashtag': ['link', 'quantity', 'hashtag'],
  'Mentions Media Likers': ['link', 'quantity', 'media'],
  'Mentions User Followers': ['link', 'quantity', 'username'],
  'Comment Likes': ['link', 'quantity', 'username'],
  Poll: ['link', 'quantity', 'answer_number'],
  'Invites from Groups': ['link', 'quantity', 'groups'],
  SEO: ['link', 'quantity', 'keywords'],
  'Web Traffic': [
    ...(['link', 'quantity', 'country', 'device', 'type_of_traffic', 'google_keyword', 'referring_url'] as const),
  ],
  Subscriptions: ['username', 'min', 'max', 'delay'],
} as const
export type PanelType = keyof typeof panelTypes

/** Types that the shop does not sell: what a subscription costs is known when it is over, and which fields traffic needs depends on others. */
export const unsoldTypes: readonly string[] = ['Subscriptions', 'Web Traffic'] satisfies PanelType[]
