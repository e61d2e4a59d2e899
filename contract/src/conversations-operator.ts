import * as z from 'zod/mini'
import { NamedCustomer } from './accounts-held.ts'
import {
  Conversation,
  ConversationId,
  earlier,
  fileDownload,
  Message,
  messagePage,
  NewMessage,
  upload,
} from './conversations.ts'
import { endpoint, Nothing, Time } from './endpoint.ts'
import { languages } from './languages.ts'
import { deskPageQuery, listOf } from './lists.ts'

const Person = z.strictObject({ id: z.string(), username: z.string() })

export const OperatorConversation = z.extend(Conversation, {
  customer: NamedCustomer,
  assignedTo: z.nullable(Person),
  waitingSince: z.nullable(Time),
  /** The customer has reported a problem with the delivery. */
  hasProblem: z.boolean(),
})
export type OperatorConversation = z.infer<typeof OperatorConversation>

export const OperatorMessage = z.extend(Message, { by: z.nullable(z.string()) })
export type OperatorMessage = z.infer<typeof OperatorMessage>

/** `open`: waiting ones first, the longest wait on top; `problems`: those of them with a reported problem. */
export const conversationViews = ['open', 'problems', 'mine', 'closed'] as const

/** Speed of answers and solutions over the last 30 days: medians in seconds, null without a case. */
const Measured = z.strictObject({
  firstAnswerSeconds: z.nullable(z.int()),
  solvingSeconds: z.nullable(z.int()),
  /** How many customers rated the solution, and how many said that it helped. */
  rated: z.int(),
  solved: z.int(),
})
export type Measured = z.infer<typeof Measured>

export const mailboxProblems = ['unreachable', 'timed-out', 'access-denied', 'other'] as const

/**
 * The state of the mailbox that receives answers: its last success, and the problem since. The detail is the mail
 * server's text.
 */
export const MailboxHealth = z.strictObject({
  lastOkAt: z.nullable(Time),
  problem: z.nullable(z.strictObject({ since: Time, code: z.enum(mailboxProblems), detail: z.string() })),
})
export type MailboxHealth = z.infer<typeof MailboxHealth>

const step = {
  method: 'POST',
  access: 'operator',
  right: 'orders',
  params: ConversationId,
  data: Nothing,
  refusals: ['NOT_FOUND'],
} as const

export const conversationsOperator = {
  list: endpoint({
    method: 'GET',
    path: '/operator/conversations',
    summary: 'List conversations: those that wait first, those with a reported problem, my own, or closed ones',
    access: 'operator',
    right: 'orders',
    query: z.object({
      ...deskPageQuery,
      view: z._default(z.enum(conversationViews), 'open'),
      q: z.optional(z.string().check(z.trim(), z.maxLength(100, 'textTooLong'))),
    }),
    data: z.extend(listOf(OperatorConversation), {
      /** How many wait for an answer, whatever the filters. */
      waiting: z.int(),
      /** How many open ones have a reported problem. */
      problems: z.int(),
      measured: Measured,
      /** Null if the shop reads no answers by mail. */
      mailbox: z.nullable(MailboxHealth),
    }),
  }),
  ofCustomer: endpoint({
    method: 'GET',
    path: '/operator/customers/{id}/conversations',
    summary: 'List a customer’s conversations, the latest first',
    access: 'operator',
    right: 'orders',
    params: ConversationId,
    query: z.object(deskPageQuery),
    data: z.extend(listOf(OperatorConversation), {
      /** How many of them wait for an answer. */
      waiting: z.int(),
    }),
    refusals: ['NOT_FOUND'],
  }),
  conversation: endpoint({
    method: 'GET',
    path: '/operator/conversations/{id}',
    summary: 'Get a conversation by the id of its order, or of its customer',
    access: 'operator',
    right: 'orders',
    params: ConversationId,
    query: z.object(earlier),
    data: z.strictObject({
      conversation: OperatorConversation,
      ...messagePage,
      messages: z.array(OperatorMessage),
      /** The customer's language, for saved replies. */
      language: z.enum(languages),
    }),
    refusals: ['NOT_FOUND'],
  }),
  send: endpoint({
    ...step,
    path: '/operator/conversations/{id}/message',
    summary: 'Write to the customer',
    body: NewMessage,
    data: z.strictObject({ id: z.string() }),
    refusals: ['NOT_FOUND', 'ACCOUNT_CLOSED'],
    idempotent: true,
  }),
  upload: endpoint({
    ...upload,
    path: '/operator/conversations/{id}/file',
    summary: 'Upload a picture or a text file to be sent with a message',
    access: 'operator',
    right: 'orders',
  }),
  file: endpoint({
    ...fileDownload,
    path: '/operator/conversations/file/{id}',
    summary: 'Download a file of a conversation',
    access: 'operator',
    right: 'orders',
  }),
  assign: endpoint({
    ...step,
    path: '/operator/conversations/{id}/assign',
    summary: 'Assign a conversation to me, or to nobody',
    body: z.strictObject({ toMe: z.boolean() }),
  }),
  close: endpoint({
    ...step,
    path: '/operator/conversations/{id}/close',
    summary: 'Close a conversation; the customer is asked whether it was solved',
  }),
  reopen: endpoint({
    ...step,
    path: '/operator/conversations/{id}/reopen',
    summary: 'Open a closed conversation again',
  }),
}
