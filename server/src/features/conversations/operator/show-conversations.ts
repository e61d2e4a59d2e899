import type { api } from '@runmart/contract'
import type { OperatorConversation } from '@runmart/contract/conversations-operator'
import type { DataOf } from '@runmart/contract/endpoint'
import type { Language } from '@runmart/contract/languages'
import { findReader, getCustomer, nameCustomers, usernamesOf, usersNamed } from '#features/accounts/index.ts'
import { findOrderId } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import type { Shop } from '#platform/shop.ts'
import { measureCases } from '../case-queries.ts'
import {
  type ConversationFilter,
  countProblems,
  countWaiting,
  findConversation,
  listConversations,
  type StoredConversation,
} from '../conversation-queries.ts'
import { listOrderSteps } from '../list-order-steps.ts'
import { findMailboxHealth, mailboxName } from '../mail-answers/mailbox-queries.ts'
import { listMessages } from '../message-queries.ts'
import { presentConversation, presentConversations } from '../present-conversation.ts'
import { getSubject } from '../subject.ts'

/** The operators' conversations: open ones with the waiting ones first, the caller's own, or closed ones. */
export async function listAllConversations(
  tx: Tx,
  { query, caller, request }: HandlerInput<typeof api.conversationsOperator.list>,
  { mailbox }: Shop,
): Promise<Result<DataOf<typeof api.conversationsOperator.list>>> {
  const { page, limit, view, q } = query
  const filter: ConversationFilter = {
    status: view === 'closed' ? 'closed' : 'open',
    ...(view === 'mine' && { assignedTo: caller.userId }),
    hasProblem: view === 'problems',
    search: q ? { customerIds: (await usersNamed(tx, q, caller)).ids, id: await findOrderId(tx, q) } : null,
  }
  const order = view === 'closed' ? 'latest' : 'waiting'
  const { items, total } = await listConversations(tx, filter, { page, limit }, order)
  return {
    data: {
      items: await showForOperators(tx, items, request.language),
      total,
      page,
      limit,
      waiting: await countWaiting(tx),
      problems: await countProblems(tx),
      measured: await measureCases(tx),
      mailbox: mailbox && (await findMailboxHealth(tx, mailboxName(mailbox))),
    },
  }
}

/** A customer's conversations, latest first, and the number of waiting ones. */
export async function listCustomerConversations(
  tx: Tx,
  { params, query: { page, limit }, request }: HandlerInput<typeof api.conversationsOperator.ofCustomer>,
): Promise<Result<DataOf<typeof api.conversationsOperator.ofCustomer>>> {
  const { id: customerId } = await getCustomer(tx, params.id)
  const { items, total } = await listConversations(tx, { customerId }, { page, limit }, 'latest')
  const waiting = await countWaiting(tx, customerId)
  return { data: { items: await showForOperators(tx, items, request.language), total, page, limit, waiting } }
}

async function showForOperators(
  tx: Tx,
  stored: readonly StoredConversation[],
  language: Language,
): Promise<OperatorConversation[]> {
  const shown = await presentConversations(tx, stored, language)
  const withPeople = await addPeople(tx, stored)
  return shown.map((it, index) => ({ ...it, ...withPeople(stored[index] as StoredConversation) }))
}

/** One conversation with everything that an operator needs to answer; works before the first message. */
export async function showConversation(
  tx: Tx,
  { params: { id }, query, request }: HandlerInput<typeof api.conversationsOperator.conversation>,
): Promise<Result<DataOf<typeof api.conversationsOperator.conversation>>> {
  const subject = await getSubject(tx, id, request.language)
  const stored = await findConversation(tx, id)
  const { messages, hasEarlier } = await listMessages(tx, id, query.before)
  const names = await usernamesOf(
    tx,
    messages.flatMap((it) => it.authorId ?? []),
  )
  const people = { customerId: subject.customerId, assignedTo: null, waitingSince: null, hasProblem: false, ...stored }
  const withPeople = await addPeople(tx, [people])
  return {
    data: {
      conversation: { ...presentConversation(subject, stored), ...withPeople(people) },
      messages: messages.map(({ authorId, ...it }) => ({ ...it, by: (authorId && names.get(authorId)) || null })),
      hasEarlier,
      orderSteps: query.before ? [] : await listOrderSteps(tx, subject),
      language: (await findReader(tx, subject.customerId))?.language ?? 'en',
    },
  }
}

type People = Pick<StoredConversation, 'customerId' | 'assignedTo' | 'waitingSince' | 'hasProblem'>

/** Adds the names of customers and operators to conversations. */
async function addPeople(
  tx: Tx,
  all: readonly People[],
): Promise<(it: People) => Pick<OperatorConversation, 'customer' | 'assignedTo' | 'waitingSince' | 'hasProblem'>> {
  const customer = await nameCustomers(
    tx,
    all.map((it) => it.customerId),
  )
  const names = await usernamesOf(
    tx,
    all.flatMap((it) => it.assignedTo ?? []),
  )
  return ({ customerId, assignedTo, waitingSince, hasProblem }) => ({
    customer: customer(customerId),
    assignedTo: assignedTo === null ? null : { id: assignedTo, username: names.get(assignedTo) ?? '' },
    waitingSince,
    hasProblem,
  })
}
