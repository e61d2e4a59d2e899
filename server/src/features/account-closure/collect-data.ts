import type { User } from '@runmart/contract/accounts'
import type { Transaction } from '@runmart/contract/ledger'
import type { OrderLink } from '@runmart/contract/orders-order'
import {
  findEmailChange,
  findFormerEmail,
  listAllSessions,
  listOwnNotes,
  listSentMails,
} from '#features/accounts/index.ts'
import { runRecord } from '#features/bots/index.ts'
import { getFavourites } from '#features/catalog/index.ts'
import { findNextFile, messagesAfter, type OwnMessage } from '#features/conversations/index.ts'
import {
  contentOf,
  findNextBankClaim,
  listUncreditedClaims,
  type OwnTransfer,
  transfersAfter,
} from '#features/deposits/index.ts'
import { dripsAfter, type StoredDrip } from '#features/drips/index.ts'
import { transactionsAfter } from '#features/ledger/index.ts'
import { subscriptionOf } from '#features/newsletter/index.ts'
import { findChat, itemsAfter, preferencesOf, type StoredNotification } from '#features/notifications/index.ts'
import { personalData } from '#features/orders/index.ts'
import { partnershipOf } from '#features/partners/index.ts'
import { payoutsOf } from '#features/payouts/index.ts'
import { commissionsOf, findOwnRate } from '#features/referrals/index.ts'
import { findNextLines, plansAfter, type StoredPlan } from '#features/repeats/index.ts'
import { claimsOf } from '#features/warranty/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { RequestInfo, Transactions } from '#platform/http/route.ts'
import type { Shop } from '#platform/shop.ts'
import type { JsonSource } from './stream-json.ts'

const PAGE_SIZE = 1_000
const FORMAT = 1

/** All data of a customer, under the names of the screens. Reads each part in a short transaction while writing it. */
export function collectData(db: Transactions, user: User, request: RequestInfo, shop: Shop): JsonSource {
  const read = (work: (tx: Tx, userId: string) => Promise<object | string | null>) => () =>
    db.transaction((tx) => work(tx, user.id))
  return new Map<string, JsonSource>([
    ['runmart', { format: FORMAT, exportedAt: new Date().toISOString() }],
    ['account', user],
    ['sessions', read(listAllSessions)],
    ['accountMails', read((tx, userId) => listSentMails(tx, userId, PAGE_SIZE))],
    ['staffNotes', read(listOwnNotes)],
    ['emailChange', read(findEmailChange)],
    ['formerEmail', read(findFormerEmail)],
    ['transferContent', read(contentOf)],
    [
      'transfers',
      pages<OwnTransfer>((last) => db.transaction((tx) => transfersAfter(tx, user.id, last?.id ?? null, PAGE_SIZE))),
    ],
    ['claims', read(listUncreditedClaims)],
    ['bankClaims', collectBankClaims(db, user.id)],
    [
      'transactions',
      pages<Transaction>((last) => db.transaction((tx) => transactionsAfter(tx, user.id, last?.id ?? '0', PAGE_SIZE))),
    ],
    ['orders', collectOrders(db, user, request, shop)],
    ['warrantyClaims', read(claimsOf)],
    [
      'repeats',
      pages<StoredPlan>((last) => db.transaction((tx) => plansAfter(tx, user.id, last?.id ?? null, PAGE_SIZE))),
    ],
    ['repeatLines', collectRepeatLines(db, user.id)],
    [
      'drips',
      pages<StoredDrip>((last) => db.transaction((tx) => dripsAfter(tx, user.id, last?.id ?? null, PAGE_SIZE))),
    ],
    [
      'messages',
      pages<OwnMessage>((last) => db.transaction((tx) => messagesAfter(tx, user.id, last?.id ?? '0', PAGE_SIZE))),
    ],
    ['messageFiles', collectMessageFiles(db, user.id)],
    ['partnership', read(partnershipOf)],
    ['payouts', read(payoutsOf)],
    ['commissions', read(commissionsOf)],
    ['commissionRate', read(findOwnRate)],
    ['services', read(getFavourites)],
    [
      'notifications',
      pages<StoredNotification>((last) => db.transaction((tx) => itemsAfter(tx, user.id, last?.id ?? '0', PAGE_SIZE))),
    ],
    ['notificationWays', read(preferencesOf)],
    ['telegramChat', read(findChat)],
    // An unconfirmed address must not reveal whether its owner subscribes to the newsletter.
    ['newsletter', read(async (tx) => (user.status === 'inactive' ? null : subscriptionOf(tx, user.email)))],
  ])
}

/** Every order of a customer with price, timeline, links, and the lines and results of its bot. */
async function* collectOrders(
  db: Transactions,
  user: User,
  request: RequestInfo,
  { objectStore, secretsKeys }: Shop,
): AsyncGenerator<JsonSource> {
  for (const { id } of await db.transaction((tx) => personalData.ordersOf(tx, user.id))) {
    const record = await db.transaction((tx) =>
      personalData.orderRecord(tx, id, { language: request.language, secretsKeys }),
    )
    const links = pages<OrderLink>((last) =>
      db.transaction((tx) => personalData.linksAfter(tx, id, last?.line ?? 0, PAGE_SIZE)),
    )
    const run = await runRecord(db, objectStore, id, request)
    yield new Map<string, JsonSource>([
      ...Object.entries(record),
      ['links', links],
      [
        'run',
        run && new Map<string, JsonSource>([...Object.entries(run), ['lines', run.lines && oneByOne(run.lines)]]),
      ],
    ])
  }
}

/** The input lines of the bots of repeating orders, one file at a time. */
async function* collectRepeatLines(db: Transactions, userId: string): AsyncGenerator<JsonSource> {
  const kept = oneAfterAnother((last: { planId: string } | null) =>
    db.transaction((tx) => findNextLines(tx, userId, last?.planId ?? null)),
  )
  for await (const { planId, fileName, content } of kept)
    yield new Map<string, JsonSource>([
      ['planId', planId],
      ['fileName', fileName],
      ['lines', oneByOne(content.split('\n'))],
    ])
}

/** Pictures and texts sent with messages, one at a time, their bytes in base64. */
async function* collectMessageFiles(db: Transactions, userId: string): AsyncGenerator<JsonSource> {
  const files = oneAfterAnother((last: { id: string } | null) =>
    db.transaction((tx) => findNextFile(tx, userId, last?.id ?? null)),
  )
  for await (const { name, type, content } of files) yield { name, type, content: content.toString('base64') }
}

/** Claims of bank transfers, one at a time; includes the receipt in base64 while the shop keeps it. */
async function* collectBankClaims(db: Transactions, userId: string): AsyncGenerator<JsonSource> {
  const claims = oneAfterAnother((last: { claim: { id: string } } | null) =>
    db.transaction((tx) => findNextBankClaim(tx, userId, last?.claim.id ?? null)),
  )
  for await (const { claim, receipt } of claims)
    yield { ...claim, receipt: receipt && { type: receipt.type, content: receipt.bytes.toString('base64') } }
}

/** Yields items that are too large to hold together: loads the next one after the consumer wrote the previous. */
async function* oneAfterAnother<Item>(next: (last: Item | null) => Promise<Item | null>): AsyncGenerator<Item> {
  for (let item = await next(null); item; item = await next(item)) yield item
}

/** Writing a hundred thousand lines in one go would block the event loop. */
async function* oneByOne(lines: readonly JsonSource[]): AsyncGenerator<JsonSource> {
  yield* lines
}

/** Joins pages into one list: loads the next page after the previous one, until a page is empty. */
export async function* pages<Item>(next: (last: Item | undefined) => Promise<readonly Item[]>): AsyncGenerator<Item> {
  let last: Item | undefined
  for (;;) {
    const items = await next(last)
    if (items.length === 0) return
    yield* items
    last = items.at(-1)
  }
}
