export { OrderConversation } from './order-conversation.tsx'
