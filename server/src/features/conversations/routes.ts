import { api } from '@runmart/contract'
import { readRoute, route } from '#platform/http/route.ts'
import type { ConversationDependencies } from './dependencies.ts'
import { markConversationRead } from './mark-read.ts'
import {
  assignConversation,
  closeConversation,
  reopenConversation,
  writeToCustomer,
} from './operator/act-on-conversation.ts'
import { listAllConversations, showConversation } from './operator/show-conversations.ts'
import { rateSolution } from './rate-solution.ts'
import { listMyConversations, showMyConversation } from './show-my-conversations.ts'
import { writeToShop } from './write-to-shop.ts'

export const conversationRoutes = (deps: ConversationDependencies) => [
  readRoute(api.conversations.list, listMyConversations),
  readRoute(api.conversations.conversation, showMyConversation),
  route(api.conversations.send, (tx, input) => writeToShop(tx, input, deps)),
  route(api.conversations.read, markConversationRead),
  route(api.conversations.rate, rateSolution),
  route(api.conversationsOperator.list, listAllConversations),
  route(api.conversationsOperator.conversation, showConversation),
  route(api.conversationsOperator.send, (tx, input) => writeToCustomer(tx, input, deps)),
  route(api.conversationsOperator.assign, assignConversation),
  route(api.conversationsOperator.close, closeConversation),
  route(api.conversationsOperator.reopen, reopenConversation),
]
