import { api } from '@runmart/contract'
import { containsPattern } from '#platform/db/contains-pattern.ts'
import { batchedRoute, readRoute, route, routeWithTransactions } from '#platform/http/route.ts'
import { cancelOrder } from './cancel-order.ts'
import { checkUpload } from './check-upload.ts'
import { listCodes } from './discount-codes/code-queries.ts'
import { createCode, editCode } from './discount-codes/save-code.ts'
import { editOrder } from './edit-order.ts'
import { downloadGood, listGoods, replaceGood, showMyGoods } from './goods.ts'
import { listMyOrders } from './list-my-orders.ts'
import { listOrderAgain } from './list-order-again.ts'
import { actOnOrders } from './operator/act-on-orders.ts'
import { countViews } from './operator/count-views.ts'
import { deliverOrder } from './operator/deliver-order.ts'
import { failOrder, refundOrder } from './operator/end-order.ts'
import { enterProgress } from './operator/enter-progress.ts'
import { checkLinksFile, downloadLinks, saveLinksFile } from './operator/links-file.ts'
import { listCustomerOrders } from './operator/list-customer-orders.ts'
import { listMatches, listQueue } from './operator/list-queue.ts'
import { nameFilters } from './operator/name-filters.ts'
import { previewActs } from './operator/preview-acts.ts'
import { refundPart } from './operator/refund-part.ts'
import { deleteView, listViews, saveView } from './operator/saved-views.ts'
import { showOperatorOrder } from './operator/show-operator-order.ts'
import { takeOrder } from './operator/take-order.ts'
import { saveOrderSettings, showOrderSettings } from './order-settings.ts'
import { placeOrders } from './place-order.ts'
import { createRequest } from './place-queries.ts'
import { placeReferral } from './place-referral.ts'
import { quoteOrder } from './quote-order.ts'
import { showMyOrder } from './show-my-order.ts'

/** The number of services that the order form offers to order again. */
const AGAIN = 3

/** Every way to place, follow and end orders; the bots feature starts and stops bots. */
export const orderRoutes = [
  route(api.orders.quote, quoteOrder),
  batchedRoute(api.orders.owner, placeOrders, (input) =>
    createRequest(input, input.body, { provider: 'OWNER_PROVIDE' }),
  ),
  batchedRoute(api.orders.partner, placeOrders, (input) =>
    createRequest(input, input.body.data, { provider: 'PARTNER_PROVIDED' }),
  ),
  batchedRoute(api.orders.user, placeOrders, (input) =>
    createRequest(input, input.body, { provider: 'USER_PROVIDED' }),
  ),
  route(api.orders.ref, placeReferral),
  route(api.orders.checkUpload, checkUpload),
  readRoute(api.orders.referralOrders, listMyOrders('REFERRAL')),
  readRoute(api.orders.botOrders, listMyOrders('AUTO_BOT')),
  readRoute(api.orders.history, listMyOrders(null)),
  readRoute(api.orders.again, async (reader, { caller, request: { language } }, { catalogue }) => {
    const names = { language, catalogue }
    return { data: { items: await listOrderAgain(reader, caller.userId, AGAIN, names) } }
  }),
  readRoute(api.orders.order, showMyOrder),
  route(api.goods.mine, showMyGoods),
  route(api.goods.file, downloadGood),
  route(api.goods.ofOrder, listGoods),
  route(api.goods.replace, replaceGood),
  route(api.orders.edit, editOrder),
  route(api.orders.cancel, cancelOrder),
  route(api.orderSettings.settings, showOrderSettings),
  route(api.orderSettings.saveSettings, saveOrderSettings),
  route(api.ordersOperator.queue, listQueue),
  route(api.ordersOperator.ofCustomer, listCustomerOrders),
  route(api.ordersOperator.order, showOperatorOrder),
  route(api.ordersOperator.take, takeOrder),
  route(api.ordersOperator.progress, enterProgress),
  route(api.ordersOperator.deliver, deliverOrder),
  route(api.ordersOperator.fail, failOrder),
  route(api.ordersOperator.refund, refundOrder),
  route(api.ordersOperator.refundPart, refundPart),
  route(api.ordersDesk.views, listViews),
  route(api.ordersDesk.viewCounts, countViews),
  route(api.ordersDesk.saveView, saveView),
  route(api.ordersDesk.deleteView, deleteView),
  route(api.ordersDesk.filterNames, nameFilters),
  route(api.ordersDesk.matches, listMatches),
  route(api.ordersDesk.preview, previewActs),
  routeWithTransactions(api.ordersDesk.act, actOnOrders),
  routeWithTransactions(api.ordersLinks.download, downloadLinks),
  route(api.ordersLinks.check, checkLinksFile),
  route(api.ordersLinks.save, saveLinksFile),
  route(api.discountCodes.codes, async (tx, { query: { q, ...part } }) => {
    const { items, total } = await listCodes(tx, part, q ? containsPattern(q) : null)
    return { data: { items, total, page: part.page, limit: part.limit } }
  }),
  route(api.discountCodes.createCode, createCode),
  route(api.discountCodes.editCode, editCode),
]
