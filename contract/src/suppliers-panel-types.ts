/**
 * The fields of an order by the panel's service type. The shop reads services of other types, but cannot order them.
 */
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

/**
 * Types that the shop does not sell. The price of a subscription is only known at its end. The fields of traffic depend
 * on each other.
 */
export const unsoldTypes: readonly string[] = ['Subscriptions', 'Web Traffic'] satisfies PanelType[]
