import { api } from '@runmart/contract'
import { containing } from '#platform/db/containing.ts'
import { route } from '#platform/http/route.ts'
import { pauseMyBot, startMyBot, stopMyBot } from './bots/control-my-bot.ts'
import { cancelOrder } from './cancel-order.ts'
import { checkUpload } from './check-upload.ts'
import { listCodes } from './discount-codes/code-queries.ts'
import { createCode, editCode } from './discount-codes/save-code.ts'
import { fillPreOrder } from './fill-pre-order.ts'
import { listMyOrders } from './list-my-orders.ts'
import { deliverOrder } from './operator/deliver-order.ts'
import { failOrder, refundOrder } from './operator/end-order.ts'
import { enterProgress } from './operator/enter-progress.ts'
import { giveDeskLines } from './operator/give-lines.ts'
import { listQueue } from './operator/list-queue.ts'
import { refundPart } from './operator/refund-part.ts'
import { showDeskOrder } from './operator/show-desk-order.ts'
import { takeOrder } from './operator/take-order.ts'
import { placeOrder } from './place-order.ts'
import { placeReferral } from './place-referral.ts'
import { placeUpload } from './place-upload.ts'
import { quoteOrder } from './quote-order.ts'
import { showOne } from './show-one.ts'
import type { OrderTools } from './tools.ts'

/** Every way to order, to look after orders and to end them. */
export const orderRoutes = (tools: OrderTools) => [
  route(api.orders.quote, quoteOrder),
  route(api.orders.owner, (tx, asked) => placeOrder(tx, asked, asked.body, { provider: 'OWNER_PROVIDE' })),
  route(api.orders.partner, (tx, asked) => placeOrder(tx, asked, asked.body.data, { provider: 'PARTNER_PROVIDED' })),
  route(api.orders.user, (tx, asked) => placeOrder(tx, asked, asked.body, { provider: 'USER_PROVIDED' })),
  route(api.orders.ref, placeReferral),
  route(api.orders.autoBot, (tx, asked) => fillPreOrder(tx, asked, tools)),
  route(api.orders.autoBotUpload, (tx, asked) => placeUpload(tx, asked, tools)),
  route(api.orders.checkUpload, (tx, asked) => checkUpload(tx, asked, tools)),
  route(api.orders.referralOrders, (tx, asked) => listMyOrders(tx, asked, 'REFERRAL')),
  route(api.orders.botOrders, (tx, asked) => listMyOrders(tx, asked, 'AUTO_BOT')),
  route(api.orders.history, (tx, asked) => listMyOrders(tx, asked, null)),
  route(api.orders.order, showOne),
  route(api.orders.cancel, cancelOrder),
  route(api.bots.start, startMyBot),
  route(api.bots.pause, pauseMyBot),
  route(api.bots.stop, stopMyBot),
  route(api.orderDesk.queue, listQueue),
  route(api.orderDesk.order, showDeskOrder),
  route(api.orderDesk.take, takeOrder),
  route(api.orderDesk.progress, enterProgress),
  route(api.orderDesk.deliver, deliverOrder),
  route(api.orderDesk.giveLines, (tx, asked) => giveDeskLines(tx, asked, tools)),
  route(api.orderDesk.fail, failOrder),
  route(api.orderDesk.refund, refundOrder),
  route(api.orderDesk.refundPart, refundPart),
  route(api.discountCodes.codes, async (tx, { query: { q, ...part } }) => {
    const { items, total } = await listCodes(tx, part, q ? containing(q) : null)
    return { data: { items, total, page: part.page, limit: part.limit } }
  }),
  route(api.discountCodes.createCode, createCode),
  route(api.discountCodes.editCode, editCode),
]
