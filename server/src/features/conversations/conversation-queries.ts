import type { Conversation, Message } from '@runmart/contract/conversations'
import type { Page } from '@runmart/contract/lists'
import { MOST_COUNTED } from '@runmart/contract/today'
import { countWithOldest, type Waiting } from '#platform/db/count-with-oldest.ts'
import type { Row } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { allOf, type Sql, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Subject } from './subject.ts'

/** A conversation as stored, with its newest message and the number of messages that its customer has not read. */
export type StoredConversation = Pick<
  Row<'conversations.conversations'>,
  'id' | 'customerId' | 'orderId' | 'status' | 'assignedTo' | 'waitingSince' | 'hasProblem'
> &
  Pick<Conversation, 'unread' | 'lastMessage' | 'asksWhetherSolved'>

/** Length of a message in lists. */
const SHOWN_IN_LISTS = 200

const unreadOf = sql`(select count(*)::int from conversations.messages m
  where m.conversation_id = c.id and m.author = 'staff' and m.id > c.read_until)`

const columns = sql`c.id, c.customer_id as "customerId", c.order_id as "orderId", c.status,
  c.assigned_to as "assignedTo", c.waiting_since as "waitingSince", c.has_problem as "hasProblem",
  ${unreadOf} as unread,
  (select jsonb_build_object('id', m.id::text, 'at', to_char(m.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'author', m.author, 'text', left(m.text, ${sql`${SHOWN_IN_LISTS}::int`}), 'event', m.event,
      'fileCount', (select count(*) from conversations.files f where f.message_id = m.id))
      || case when m.problem is null then '{}' else jsonb_build_object('problem', m.problem) end
    from conversations.messages m where m.conversation_id = c.id order by m.id desc limit 1) as "lastMessage",
  c.status = 'closed' and coalesce((select a.solved is null and a.asked_at is not null
    from conversations.cases a where a.conversation_id = c.id order by a.id desc limit 1), false) as "asksWhetherSolved"`

export async function findConversation(reader: Reader, id: string): Promise<StoredConversation | null> {
  return reader.find<StoredConversation>(
    sql`select ${columns} from conversations.conversations c where c.id = ${id}::uuid`,
  )
}

/** The ones of these orders whose customers wait for an answer. */
export async function listWaitingOrders(reader: Reader, orderIds: readonly string[]): Promise<Set<string>> {
  const rows = await reader.all<{ id: string }>(sql`
    select id from conversations.conversations where id = any (${orderIds}::uuid[]) and waiting_since is not null`)
  return new Set(rows.map((it) => it.id))
}

/** Conditions of a list of conversations; an absent one matches all. */
export type ConversationFilter = {
  customerId?: string
  status?: 'open' | 'closed'
  assignedTo?: string
  hasProblem?: boolean
  /** Conversations of one of these customers, or with this id. */
  search?: { customerIds: string[]; id: string | null } | null
}

/** One page of conversations, latest first; `waiting` puts the waiting ones before them, longest waiting first. */
export async function listConversations(
  reader: Reader,
  { customerId, status, assignedTo, hasProblem, search }: ConversationFilter,
  { page, limit }: Page,
  order: 'latest' | 'waiting',
): Promise<{ items: StoredConversation[]; total: number }> {
  const matching = allOf([
    customerId && sql`c.customer_id = ${customerId}::uuid`,
    status && sql`c.status = ${status}`,
    assignedTo && sql`c.assigned_to = ${assignedTo}::uuid`,
    hasProblem && sql`c.has_problem`,
    search && sql`(c.customer_id = any (${search.customerIds}::uuid[]) or c.id = ${search.id}::uuid)`,
  ])
  const first: Sql = order === 'waiting' ? sql`c.waiting_since nulls last,` : sql``
  const [items, { total }] = await Promise.all([
    reader.all<StoredConversation>(sql`
      select ${columns} from conversations.conversations c where ${matching}
      order by ${first} c.last_at desc, c.id limit ${limit} offset ${(page - 1) * limit}`),
    reader.get<{ total: number }>(
      sql`select count(*)::int as total from conversations.conversations c where ${matching}`,
    ),
  ])
  return { items, total }
}

/** The number of the shop's messages that a customer has not read. */
export async function countUnread(reader: Reader, customerId: string): Promise<number> {
  const { unread } = await reader.get<{ unread: number }>(sql`
    select coalesce(sum(${unreadOf}), 0)::int as unread
    from conversations.conversations c where c.customer_id = ${customerId}::uuid`)
  return unread
}

/** Locks a conversation until the transaction ends, so that its messages have one order; creates it if necessary. */
export async function lockConversation(tx: Tx, { id, customerId, order }: Subject): Promise<'open' | 'closed'> {
  await tx.run(sql`
    insert into conversations.conversations (id, customer_id, order_id)
    values (${id}, ${customerId}, ${order?.id ?? null}) on conflict do nothing`)
  const { status } = await tx.get<{ status: 'open' | 'closed' }>(
    sql`select status from conversations.conversations where id = ${id} for update`,
  )
  return status
}

/** Locks a conversation and returns its status; null before the first message. */
export async function lockExisting(tx: Tx, id: string): Promise<'open' | 'closed' | null> {
  const row = await tx.find<{ status: 'open' | 'closed' }>(
    sql`select status from conversations.conversations where id = ${id}::uuid for update`,
  )
  return row?.status ?? null
}

/** Opens a conversation or keeps it open, and stores whether its customer waits. */
export function updateOpen(tx: Tx, id: string, waits: boolean): void {
  tx.write(sql`
    update conversations.conversations set status = 'open', last_at = now(),
      waiting_since = case when ${waits} then coalesce(waiting_since, now()) end where id = ${id}`)
}

export function updateClosed(tx: Tx, id: string): void {
  tx.write(sql`
    update conversations.conversations set status = 'closed', last_at = now(), waiting_since = null where id = ${id}`)
}

/** Marks a reported problem. The mark stays, because later questions are mostly about the same problem. */
export function updateHasProblem(tx: Tx, id: string): void {
  tx.write(sql`update conversations.conversations set has_problem = true where id = ${id}`)
}

export async function updateAssigned(tx: Tx, id: string, to: string | null): Promise<boolean> {
  return (await tx.run(sql`update conversations.conversations set assigned_to = ${to} where id = ${id}::uuid`)) > 0
}

/** Stores how far a customer has read; returns false if that is not new. */
export async function updateReadUntil(tx: Tx, id: string, upTo: string): Promise<boolean> {
  const count = await tx.run(sql`
    update conversations.conversations c set read_until = least(${upTo}::bigint,
      (select max(m.id) from conversations.messages m where m.conversation_id = c.id))
    where c.id = ${id}::uuid and c.read_until < ${upTo}::bigint`)
  return count > 0
}

/** Marks everything up to the customer's last notification as read. */
export function updateReadAsNotified(tx: Tx, id: string): void {
  tx.write(sql`
    update conversations.conversations set read_until = greatest(read_until, notified_until) where id = ${id}`)
}

/** Takes the shop's messages that the customer has neither read nor been notified of, and marks them as notified. */
export async function takeUnnotified(tx: Tx, id: string): Promise<Pick<Message, 'id' | 'text'>[]> {
  const found = await tx.all<Pick<Message, 'id' | 'text'>>(sql`
    select m.id::text, m.text from conversations.messages m join conversations.conversations c on c.id = m.conversation_id
    where c.id = ${id}::uuid and m.author = 'staff' and m.id > greatest(c.read_until, c.notified_until) order by m.id`)
  const newest = found.at(-1)
  if (newest) tx.write(sql`update conversations.conversations set notified_until = ${newest.id} where id = ${id}`)
  return found
}

/** The number of conversations that wait for an answer, of all customers or of one. */
export async function countWaiting(reader: Reader, customerId: string | null = null): Promise<number> {
  const matching = allOf([sql`waiting_since is not null`, customerId && sql`customer_id = ${customerId}::uuid`])
  const { waiting } = await reader.get<{ waiting: number }>(
    sql`select count(*)::int as waiting from conversations.conversations where ${matching}`,
  )
  return waiting
}

/** The number of open conversations with a reported problem. */
export async function countProblems(reader: Reader): Promise<number> {
  const { problems } = await reader.get<{ problems: number }>(sql`
    select count(*)::int as problems from conversations.conversations where has_problem and status = 'open'`)
  return problems
}

/** The number of customers who wait for an answer, and the start of the longest wait. */
export function countUnanswered(reader: Reader): Promise<Waiting> {
  return countWithOldest(
    reader,
    sql`select waiting_since as at from conversations.conversations where waiting_since is not null order by waiting_since`,
  )
}

/** Conversations of the last two days whose customer has waited longer than this number of seconds. */
export function listUnanswered(tx: Reader, seconds: number): Promise<{ id: string; assignedTo: string | null }[]> {
  return tx.all(sql`
    select id, assigned_to as "assignedTo" from conversations.conversations
    where waiting_since between now() - interval '2 days' and now() - make_interval(secs => ${seconds})
    order by waiting_since desc limit ${MOST_COUNTED}`)
}
