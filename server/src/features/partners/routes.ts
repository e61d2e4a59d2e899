import { api } from '@runmart/contract'
import { partnerOrders } from '#features/orders/index.ts'
import { route, routeWithTransactions } from '#platform/http/route.ts'
import { acceptPartner, endPartnership, refuseApplication } from './decide-partner.ts'
import { approveProposal, listProposalsForOperator, refuseProposal, showProposal } from './decide-proposal.ts'
import {
  asPartner,
  downloadDeskFile,
  giveOrderBack,
  listDeskOrders,
  showDesk,
  showDeskConversation,
  showDeskOrder,
  writeAboutOrder,
} from './desk.ts'
import { listPartnersForOperator, showPartner } from './list-partners.ts'
import { applyAsPartner, showMyPartnership } from './my-partnership.ts'
import { addFilesToMyStock, addToMyStock, listMyStockItems, showMyStock, withdrawMyItem } from './my-stock.ts'
import { listPartnerServices, saveServicePartner, showServicePartner } from './partner-services.ts'
import { listMyProposals, propose, withdrawProposal } from './propose.ts'
import { allowShares, listShareReviews, refuseShares } from './review-shares.ts'
import { savePartnerSettings, showPartnerSettings } from './settings.ts'
import { recountOrder, takeOrderOver } from './take-order-over.ts'

/** Applications, the partner's own desk, services and stock, and the operators' decisions about them. */
export const partnerRoutes = [
  route(api.partners.mine, showMyPartnership),
  route(api.partners.apply, applyAsPartner),
  route(api.partnersDesk.overview, showDesk),
  route(api.partnersDesk.orders, listDeskOrders),
  route(api.partnersDesk.order, showDeskOrder),
  route(api.partnersDesk.take, asPartner(partnerOrders.takeOrder)),
  route(api.partnersDesk.progress, asPartner(partnerOrders.enterProgress)),
  route(api.partnersDesk.deliver, asPartner(partnerOrders.deliverOrder)),
  route(api.partnersDesk.fail, asPartner(partnerOrders.failOrder)),
  route(api.partnersDesk.giveBack, giveOrderBack),
  routeWithTransactions(api.partnersDesk.links, (db, input) =>
    partnerOrders.downloadLinks(db, { ...input, isPartner: true }),
  ),
  route(api.partnersDesk.conversation, showDeskConversation),
  route(api.partnersDesk.send, writeAboutOrder),
  route(api.partnersDesk.file, downloadDeskFile),
  route(api.partnersServices.services, async (tx, { caller, request }) => ({
    data: { items: await listPartnerServices(tx, caller.userId, request.language) },
  })),
  route(api.partnersServices.proposals, listMyProposals),
  route(api.partnersServices.propose, propose),
  route(api.partnersServices.withdraw, withdrawProposal),
  route(api.partnersServices.stock, showMyStock),
  route(api.partnersServices.addStock, addToMyStock),
  route(api.partnersServices.addStockFiles, addFilesToMyStock),
  route(api.partnersServices.stockItems, listMyStockItems),
  route(api.partnersServices.withdrawItem, withdrawMyItem),
  route(api.partnersOperator.list, listPartnersForOperator),
  route(api.partnersOperator.partner, showPartner),
  route(api.partnersOperator.accept, acceptPartner),
  route(api.partnersOperator.refuse, refuseApplication),
  route(api.partnersOperator.end, endPartnership),
  route(api.partnersOperator.takeOver, takeOrderOver),
  route(api.partnersOperator.recount, recountOrder),
  route(api.partnersOperator.service, showServicePartner),
  route(api.partnersOperator.setService, saveServicePartner),
  route(api.partnersOperator.proposals, listProposalsForOperator),
  route(api.partnersOperator.proposal, showProposal),
  route(api.partnersOperator.approve, approveProposal),
  route(api.partnersOperator.refuseProposal, refuseProposal),
  route(api.partnersReviews.list, listShareReviews),
  route(api.partnersReviews.allow, allowShares),
  route(api.partnersReviews.refuse, refuseShares),
  route(api.partnersOperator.settings, showPartnerSettings),
  route(api.partnersOperator.saveSettings, savePartnerSettings),
]
