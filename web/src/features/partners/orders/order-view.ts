import type { DataOf } from '@runmart/contract/endpoint'
import type { partnersDesk } from '@runmart/contract/partners-desk'

/** An order with all that its page shows. */
export type OrderView = DataOf<typeof partnersDesk.order>
