import { accountClosure } from './account-closure.ts'
import { accounts } from './accounts.ts'
import { customerPage } from './accounts-customer-page.ts'
import { staffInvitations } from './accounts-invitations.ts'
import { accountsOperator } from './accounts-operator.ts'
import { staffRules } from './accounts-rules.ts'
import { customerViews } from './accounts-views.ts'
import { alerts } from './alerts.ts'
import { audit } from './audit.ts'
import { bots } from './bots.ts'
import { botsOperator } from './bots-operator.ts'
import { botSchedules } from './bots-schedules.ts'
import { catalog } from './catalog.ts'
import { catalogCategories } from './catalog-categories.ts'
import { catalogEdits } from './catalog-edits.ts'
import { catalogFavourites } from './catalog-favourites.ts'
import { catalogPages } from './catalog-pages.ts'
import { catalogPictures } from './catalog-pictures.ts'
import { content } from './content.ts'
import { maintenance } from './content-maintenance.ts'
import { texts } from './content-texts.ts'
import { conversations } from './conversations.ts'
import { conversationsOperator } from './conversations-operator.ts'
import { savedReplies } from './conversations-saved-replies.ts'
import { dashboard } from './dashboard.ts'
import { deposits } from './deposits.ts'
import { bankClaims } from './deposits-bank-claims.ts'
import { depositsOperator } from './deposits-operator.ts'
import { pendingCredits } from './deposits-pending-credits.ts'
import { drips } from './drips.ts'
import type { AnyEndpoint } from './endpoint.ts'
import { jobs } from './jobs.ts'
import { ledger } from './ledger.ts'
import { newsletter } from './newsletter.ts'
import { notifications } from './notifications.ts'
import { notificationsOperator } from './notifications-operator.ts'
import { orders } from './orders.ts'
import { ordersDesk } from './orders-desk.ts'
import { discountCodes } from './orders-discount-codes.ts'
import { ordersLinks } from './orders-links.ts'
import { ordersOperator } from './orders-operator.ts'
import { orderSettings } from './orders-settings.ts'
import { partners } from './partners.ts'
import { partnersDesk } from './partners-desk.ts'
import { partnersOperator } from './partners-operator.ts'
import { partnersReviews } from './partners-reviews.ts'
import { partnersServices } from './partners-services.ts'
import { payouts } from './payouts.ts'
import { referrals } from './referrals.ts'
import { referralRates } from './referrals-rates.ts'
import { repeats } from './repeats.ts'
import { reports } from './reports.ts'
import { reversals } from './reversals.ts'
import { search } from './search.ts'
import { searchOperator } from './search-operator.ts'
import { site } from './site.ts'
import { stock } from './stock.ts'
import { goods } from './stock-goods.ts'
import { suppliers } from './suppliers.ts'
import { supplierMoney } from './suppliers-money.ts'
import { supplierOrders } from './suppliers-orders.ts'
import { today } from './today.ts'
import { warranty } from './warranty.ts'
import { warrantyOperator } from './warranty-operator.ts'
import { warrantyPartner } from './warranty-partner.ts'

export const api = {
  accountClosure,
  accounts,
  accountsOperator,
  alerts,
  audit,
  bankClaims,
  botsOperator,
  botSchedules,
  bots,
  catalog,
  catalogCategories,
  catalogEdits,
  catalogFavourites,
  catalogPages,
  catalogPictures,
  content,
  conversations,
  conversationsOperator,
  customerPage,
  customerViews,
  dashboard,
  deposits,
  depositsOperator,
  discountCodes,
  drips,
  goods,
  jobs,
  ledger,
  maintenance,
  newsletter,
  notifications,
  notificationsOperator,
  orderSettings,
  ordersDesk,
  ordersLinks,
  ordersOperator,
  orders,
  partners,
  partnersDesk,
  partnersOperator,
  partnersReviews,
  partnersServices,
  payouts,
  pendingCredits,
  referralRates,
  referrals,
  repeats,
  reports,
  reversals,
  savedReplies,
  search,
  searchOperator,
  site,
  staffInvitations,
  staffRules,
  texts,
  stock,
  supplierMoney,
  supplierOrders,
  suppliers,
  today,
  warranty,
  warrantyOperator,
  warrantyPartner,
}

export const allEndpoints: readonly AnyEndpoint[] = Object.values(api).flatMap(
  (group) => Object.values(group) as AnyEndpoint[],
)
