/** The public part of conversations, for other features and the shell. */
export { ThreadSkeleton } from './conversation-view.tsx'
export { MessageForm } from './message-form.tsx'
export { OrderConversation } from './order-conversation.tsx'
export { ReportProblem } from './report-problem.tsx'
export { Thread } from './thread.tsx'
export { useUnreadMessages } from './unread-messages.ts'
