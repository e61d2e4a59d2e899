/** The public face for the partners feature: actions, which find only the partner's own orders, and shares. */
export { deliverOrder } from '../operator/deliver-order.ts'
export { failOrder } from '../operator/end-order.ts'
export { enterProgress } from '../operator/enter-progress.ts'
export { downloadLinks } from '../operator/links-file.ts'
export { takeOrder } from '../operator/take-order.ts'
export { giveBack, recount, takeOver } from './give-back.ts'
export { measuredByService, measuredOf } from './measure-partners.ts'
export {
  countPartnerOrders,
  findDeliverer,
  getPartnerOrder,
  leaveAllToShop,
  listBusy,
  listPartnerOrders,
  listToTell,
} from './partner-orders.ts'
export {
  countSuspiciousPairs,
  listDueShares,
  listSuspiciousPairs,
  listUnjudgedShares,
  lockShare,
  lockSuspiciousOrders,
  noteJudgement,
  type StoredShare,
  setReleaseDays,
  sharesOf,
  sumHeld,
  updateShare,
} from './share-queries.ts'
export { showMine, showPartnerOrders } from './show-partner-orders.ts'
