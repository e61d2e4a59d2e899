/** Fields of an imported service, until an operator writes better labels. */
export const supplierFields = {
  link: 'Link',
  username: 'Username',
  usernames: 'Usernames',
  comments: 'Comments',
  groups: 'Groups',
  answer_number: 'Number of the answer',
  hashtags: 'Hashtags',
  hashtag: 'Hashtag',
  media: 'Post',
  keywords: 'Keywords',
} as const

export const supplierFieldHelp = {
  link: 'The full address of the page, post or profile. It has to be public.',
  username: 'Whose followers or comment it is about.',
  usernames: 'One username a line.',
  comments: 'One comment a line, as many as you order.',
  groups: 'One group a line.',
  answer_number: 'Which answer of the poll gets the votes, counted from 1.',
  hashtags: 'One hashtag a line.',
  hashtag: 'The hashtag whose users are mentioned.',
  media: 'The address of the post whose likers are mentioned.',
  keywords: 'One keyword a line.',
} as const
