/** The desk of an order, by its group of words: the shop's or a partner's. */
export type DeskArea = 'operatorOrders' | 'partnerOrders'
