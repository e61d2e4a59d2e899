/** Whose desk an order is on, by the words they read: the shop's, or a partner's. */
export type DeskArea = 'operatorOrders' | 'partnerOrders'
