import * as z from 'zod/mini'
import { Problem, problemFields } from './conversations-problems.ts'
import { endpoint, Id, Nothing, Time } from './endpoint.ts'
import { fileName } from './file-name.ts'
import { listOf, pageQuery } from './lists.ts'
import { orderEvents } from './orders-states.ts'
import { requiredText } from './required-text.ts'

export const MAX_MESSAGE_TEXT = 4_000

/** Pictures and text files: the number per message, the size of each, and how many days the server keeps them. */
export const MAX_MESSAGE_FILES = 5
export const MAX_FILE_BYTES = 5 * 1024 * 1024
export const FILE_DAYS = 180
export const fileTypes = ['image/png', 'image/jpeg', 'image/webp', 'text/plain'] as const

/** Messages of one answer; `before` requests earlier ones. */
export const MESSAGES_AT_ONCE = 50

export const conversationStatuses = ['open', 'closed'] as const
export const messageAuthors = ['customer', 'staff', 'system'] as const
export const conversationEvents = ['closed', 'reopened', 'solved', 'unsolved'] as const

/** A message by its number; numbers grow in the order of writing. */
const MessageId = z.string().check(z.regex(/^\d{1,18}$/, 'invalid'))

/** A file of a message. The server rebuilds pictures without metadata such as place and author. */
export const MessageFile = z.strictObject({
  id: z.string(),
  name: z.string(),
  type: z.enum(fileTypes),
  /** In bytes. */
  size: z.int(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** Only its name is left. */
  isDeleted: z.boolean(),
})
export type MessageFile = z.infer<typeof MessageFile>

const messageFields = {
  id: z.string(),
  at: Time,
  author: z.enum(messageAuthors),
  /** Empty for events. */
  text: z.string(),
  /** A change of the conversation; only the system writes it. */
  event: z.nullable(z.enum(conversationEvents)),
  /** Only on a message that reports a problem with a delivered order. */
  problem: z.optional(Problem),
}
export const Message = z.strictObject({
  ...messageFields,
  files: z.array(MessageFile),
  /** Quoted text and signature of the mail that brought it; null without. */
  mailRest: z.nullable(z.string()),
})
export type Message = z.infer<typeof Message>

/** A step of the conversation's order. Progress is left out: it changes too often to stand between messages. */
export const OrderStep = z.strictObject({
  at: Time,
  event: z.enum(orderEvents.filter((it) => it !== 'progress')),
  /** The money refunded with it; negative if an operator took a refund back. */
  refunded: z.int(),
})
export type OrderStep = z.infer<typeof OrderStep>

/** A conversation has the id of its order; the general one has the id of its customer. */
export const Conversation = z.strictObject({
  id: z.string(),
  order: z.nullable(z.strictObject({ id: z.string(), orderCode: z.string(), serviceName: z.string() })),
  status: z.enum(conversationStatuses),
  /** How many messages of the shop the customer has not read. */
  unread: z.int(),
  /** The beginning of the newest message; null if there is none. */
  lastMessage: z.nullable(z.strictObject({ ...messageFields, fileCount: z.int() })),
  /** It is closed, and the customer has not yet said whether the answer helped. */
  asksWhetherSolved: z.boolean(),
})
export type Conversation = z.infer<typeof Conversation>

export const ConversationId = z.strictObject({ id: Id })
export const NewMessage = z
  .strictObject({
    text: z.string('required').check(z.trim(), z.maxLength(MAX_MESSAGE_TEXT, 'textTooLong')),
    /** Ids of files uploaded for this conversation. */
    files: z.optional(z.array(Id).check(z.maxLength(MAX_MESSAGE_FILES, 'outOfRange'))),
  })
  .check(z.refine(({ text, files }) => text !== '' || files?.length, { error: 'required', path: ['text'] }))

export const ProblemReport = z.strictObject({
  ...problemFields,
  text: requiredText(MAX_MESSAGE_TEXT),
  /** Ids of files uploaded for this conversation. */
  files: z.optional(z.array(Id).check(z.maxLength(MAX_MESSAGE_FILES, 'outOfRange'))),
})
export type ProblemReport = z.infer<typeof ProblemReport>

/** How large a request with a file may be: 5 MiB in base64, and its name. */
const FILE_BODY = 7 * 1024 * 1024
export const upload = {
  method: 'POST',
  params: ConversationId,
  body: z.strictObject({
    fileName: fileName('uploadRequired'),
    content: z.string('uploadRequired'),
  }),
  data: z.strictObject({ file: MessageFile }),
  refusals: ['NOT_FOUND', 'ACCOUNT_CLOSED', 'TOO_LARGE'],
  largestBody: FILE_BODY,
} as const
/** The answer is the file itself, to be saved. */
export const fileDownload = { method: 'GET', params: ConversationId, data: Nothing, refusals: ['NOT_FOUND'] } as const
/** Only messages older than this one. */
export const earlier = { before: z.optional(MessageId) }

/** Oldest first. The newest page also has the order's latest steps. */
export const messagePage = {
  messages: z.array(Message),
  hasEarlier: z.boolean(),
  orderSteps: z.array(OrderStep),
}

export const conversations = {
  list: endpoint({
    method: 'GET',
    path: '/user/conversation/list',
    summary: 'List my conversations with the shop, the latest first, with the unread count',
    access: 'customer',
    query: z.object(pageQuery),
    data: z.extend(listOf(Conversation), { unread: z.int() }),
  }),
  conversation: endpoint({
    method: 'GET',
    path: '/user/conversation/{id}',
    summary: 'Get a conversation by the id of my order, or by my own id for everything else',
    access: 'customer',
    params: ConversationId,
    query: z.object(earlier),
    data: z.strictObject({ conversation: Conversation, ...messagePage }),
    refusals: ['NOT_FOUND'],
  }),
  send: endpoint({
    method: 'POST',
    path: '/user/conversation/{id}/message',
    summary: 'Write to the shop; a closed conversation is opened again',
    access: 'customer',
    params: ConversationId,
    body: NewMessage,
    data: z.strictObject({ id: z.string() }),
    refusals: ['NOT_FOUND', 'ACCOUNT_CLOSED'],
    limits: [
      { by: 'user', attempts: 20, seconds: 60 },
      { by: 'user', attempts: 300, seconds: 86_400 },
    ],
    idempotent: true,
  }),
  report: endpoint({
    method: 'POST',
    path: '/user/conversation/{id}/problem',
    summary: 'Report what is wrong with my delivered order; it is the next message of the conversation about it',
    access: 'customer',
    params: ConversationId,
    body: ProblemReport,
    data: z.strictObject({ id: z.string() }),
    refusals: ['NOT_FOUND', 'CONFLICT', 'ACCOUNT_CLOSED'],
    limits: [
      { by: 'user', attempts: 10, seconds: 60 },
      { by: 'user', attempts: 50, seconds: 86_400 },
    ],
    idempotent: true,
  }),
  upload: endpoint({
    ...upload,
    path: '/user/conversation/{id}/file',
    summary: 'Upload a picture (PNG, JPEG, WebP) or a text file of up to 5 MB, to be sent with a message within a day',
    access: 'active',
    limits: [{ by: 'user', attempts: 60, seconds: 3_600 }],
  }),
  file: endpoint({
    ...fileDownload,
    path: '/user/conversation/file/{id}',
    summary: 'Download a file of my conversations',
    access: 'customer',
    limits: [{ by: 'user', attempts: 120, seconds: 60 }],
  }),
  read: endpoint({
    method: 'PUT',
    path: '/user/conversation/{id}/read',
    summary: 'Mark a conversation as read up to a message',
    access: 'customer',
    params: ConversationId,
    body: z.strictObject({ upTo: MessageId }),
    data: z.strictObject({ unread: z.int() }),
    refusals: ['NOT_FOUND'],
    limits: [{ by: 'user', attempts: 120, seconds: 60 }],
  }),
  rate: endpoint({
    method: 'PUT',
    path: '/user/conversation/{id}/solved',
    summary: 'Say whether a closed conversation solved the matter; if not, it is opened again',
    access: 'customer',
    params: ConversationId,
    body: z.strictObject({ solved: z.boolean() }),
    data: Nothing,
    refusals: ['NOT_FOUND', 'CONFLICT'],
    limits: [{ by: 'user', attempts: 20, seconds: 60 }],
  }),
}
