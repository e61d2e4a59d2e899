import type { DataOf } from '@runmart/contract/endpoint'
import type { partnersDesk } from '@runmart/contract/partners-desk'

/** The data of the order page. */
export type OrderView = DataOf<typeof partnersDesk.order>
