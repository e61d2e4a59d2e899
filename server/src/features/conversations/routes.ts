import { api } from '@runmart/contract'
import { readRoute, route } from '#platform/http/route.ts'
import { downloadFile } from './download-file.ts'
import { markConversationRead } from './mark-read.ts'
import {
  assignConversation,
  closeConversation,
  reopenConversation,
  writeToCustomer,
} from './operator/act-on-conversation.ts'
import { listAllConversations, listCustomerConversations, showConversation } from './operator/show-conversations.ts'
import { rateSolution } from './rate-solution.ts'
import { reportProblem } from './report-problem.ts'
import { listReplies } from './saved-replies/queries.ts'
import { createReply, editReply, removeReply } from './saved-replies/save-reply.ts'
import { listMyConversations, showMyConversation } from './show-my-conversations.ts'
import { getOwnSubject, getSubject } from './subject.ts'
import { uploadFile } from './upload-file.ts'
import { writeToShop } from './write-to-shop.ts'

export const conversationRoutes = [
  readRoute(api.conversations.list, listMyConversations),
  readRoute(api.conversations.conversation, showMyConversation),
  route(api.conversations.send, writeToShop),
  route(api.conversations.report, reportProblem),
  route(api.conversations.upload, async (tx, { params, body, caller, request }) =>
    uploadFile(tx, await getOwnSubject(tx, params.id, caller.userId, request.language), caller.userId, body),
  ),
  readRoute(api.conversations.file, (reader, { params, caller }) => downloadFile(reader, params.id, caller.userId)),
  route(api.conversations.read, markConversationRead),
  route(api.conversations.rate, rateSolution),
  route(api.conversationsOperator.list, listAllConversations),
  route(api.conversationsOperator.ofCustomer, listCustomerConversations),
  route(api.conversationsOperator.conversation, showConversation),
  route(api.conversationsOperator.send, writeToCustomer),
  route(api.conversationsOperator.upload, async (tx, { params, body, caller, request }) =>
    uploadFile(tx, await getSubject(tx, params.id, request.language), caller.userId, body),
  ),
  route(api.conversationsOperator.file, (tx, { params }) => downloadFile(tx, params.id, null)),
  route(api.conversationsOperator.assign, assignConversation),
  route(api.conversationsOperator.close, closeConversation),
  route(api.conversationsOperator.reopen, reopenConversation),
  route(api.savedReplies.list, async (tx) => ({ data: { items: await listReplies(tx) } })),
  route(api.savedReplies.create, createReply),
  route(api.savedReplies.edit, editReply),
  route(api.savedReplies.remove, removeReply),
]
