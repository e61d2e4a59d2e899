/** What other features and the shell may use of conversations. */
export { OrderConversation } from './order-conversation.tsx'
export { ReportProblem } from './report-problem.tsx'
export { useUnreadMessages } from './unread-messages.ts'
