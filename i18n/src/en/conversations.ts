/** What customers and the shop write to each other. */
export const conversations = {
  title: 'Messages',
  intro: 'Questions about an order, a deposit or your account: write to us, we’ll answer here.',
  unread: { one: '{count} unread message', other: '{count} unread messages' },
  general: 'General questions',
  generalText: 'Anything that isn’t about one order',
  allConversations: 'All messages',
  openOrder: 'Open order',
  list: 'Conversations',
  thread: 'Conversation',
  you: 'You',
  shop: 'Support',
  none: 'No messages yet',
  noneText: 'Write to us. We’ll answer here and notify you by email or Telegram.',
  orderNoneText: 'Questions about this order? Write to us, we’ll answer here.',
  notFound: 'No such conversation',
  notFoundText: 'It may belong to another account.',
  message: 'Your message',
  send: 'Send',
  sendKeys: 'Ctrl + Enter to send',
  earlier: 'Show earlier messages',
  closedHint: 'This conversation is closed. Write a message to open it again.',
  solvedQuestion: 'Was your question solved?',
  solvedYes: 'Yes, solved',
  solvedNo: 'No, I still need help',
} as const

/** What happened to a conversation, between its messages. */
export const conversationEvents = {
  closed: 'Conversation closed',
  reopened: 'Conversation reopened',
  solved: 'Marked as solved by the customer',
  unsolved: 'Marked as not solved by the customer',
} as const
