import type { User } from '@runmart/contract/accounts'
import type { Order } from '@runmart/contract/orders'

/** An active customer with money. */
export const customer: User = {
  id: '7f1c2a90-0000-4000-8000-000000000001',
  username: 'khanh',
  email: 'khanh@example.com',
  fullName: '',
  phone: '',
  telegram: '',
  language: 'en',
  role: 'customer',
  status: 'active',
  balance: 500_000,
  referralCode: 'KHANH7',
  referralLink: 'http://localhost/?ref=KHANH7',
  joinedDate: '2026-01-15T08:00:00.000Z',
  totalDeposit: 500_000,
  totalReferrals: 0,
  totalEarnings: 0,
  currentDiscount: 0,
  hasPassword: true,
  twoFactor: false,
}

/** An order that waits for somebody to begin. */
export const pendingOrder: Order = {
  id: '7f1c2a90-0000-4000-8000-000000000002',
  orderCode: 'RM-7K3QX9',
  orderStatus: 'pending',
  serviceType: 'REFERRAL',
  serviceId: '7f1c2a90-0000-4000-8000-000000000003',
  serviceName: 'Newsletter',
  provider: 'PARTNER_PROVIDED',
  botStatus: null,
  documentLink: null,
  totalCash: 80_000,
  amount: 20,
  createdAt: '2026-11-15T08:00:00.000Z',
  expiresAt: '2026-12-15T08:00:00.000Z',
  contactInfo: '@khach',
  note: '',
  discountCode: null,
  orderType: 'single',
  billing: 'unit',
  preOrder: false,
  progress: { total: 20, ok: 0, failed: 0 },
  refunded: 0,
}
