/** The referral program as a customer sees it: the link, what it earns, and the discount for own deposits. */
export const referrals = {
  title: 'Referral Program',
  intro: 'Share your link and earn {percent} of what those who come by it pay for their orders.',
  introNothing: 'Share your link and see who comes by it. New orders earn no commission at the moment.',

  link: 'Your referral link',
  copyLink: 'Copy link',
  share: 'Share',
  shareTelegram: 'Send by Telegram',
  shareText: 'Services and bots on Runmart, paid from one balance.',
  code: 'Referral code',
  codeHint: 'For those who type it in when they register',
  copyCode: 'Copy code',
  qrLabel: 'QR code of your referral link, {link}',
  qrText: 'Opens your link on a phone',

  how: 'How it works',
  howShare: 'Share your link',
  howShareText:
    'A browser that opens it remembers you for 30 days. Whoever registers in that time stays your referral for good.',
  howEarn: 'They order, you earn {percent}',
  howEarnText: 'Of what they pay for every order that ends as done, whatever they order. Deposits alone earn nothing.',
  howNothing: 'Orders earn nothing now',
  howNothingText: 'The commission is set to zero at the moment. What you earned before stays yours.',
  howPaid: 'It is paid into your balance',
  howPaidText: {
    one: '{count} day after the order is done. When money goes back to the customer, then or later, so does your part of it.',
    other:
      '{count} days after the order is done. When money goes back to the customer, then or later, so does your part of it.',
  },
  howPaidSoonText: 'As soon as the order is done. When money goes back to the customer later, so does your part of it.',
  notYourself: 'Referring yourself earns nothing. When two accounts look like one person’s, we check before we pay.',

  totalReferrals: 'Total referrals',
  totalEarnings: 'Total earnings',
  totalEarningsNote: 'Paid into your balance',
  pending: 'Pending',
  pendingNote: { one: 'Paid {count} day after each order', other: 'Paid {count} days after each order' },
  pendingSoonNote: 'Paid as soon as an order is done',
  checkingNote: '{amount} more is being checked before it may be paid.',
  owedNote: '{amount} was paid for orders that were refunded since. Your next commissions cover it first.',

  tiers: 'Discount on all referral orders',
  tiersIntro: 'It grows with what you deposit yourself and comes off every referral order on its own.',
  currentDiscount: 'Current discount',
  totalDeposit: 'Total deposit',
  tierMissing: 'Deposit {missing} more, and every referral order costs {percent} less.',
  tierTop: 'You have the highest discount there is.',
  tierOff: '{percent} off',
  tierFrom: 'from {amount}',
  tierReached: 'reached',
  deposit: 'Deposit',

  days: 'Last 30 days',
  measure: 'What is drawn',
  earned: 'Earned',
  clicks: 'Clicks',
  signups: 'Sign-ups',
  day: 'Day',
  daysEmpty: 'Nobody has opened your link yet',
  daysEmptyText: 'Clicks, sign-ups and earnings of each day are drawn here.',

  recent: 'Recent referrals',
  recentNewest: 'The newest {shown} of {total}',
  recentNote: 'Names are shortened: whom you bring stays private. Earned counts what is paid and what is pending.',
  who: 'Customer',
  joined: 'Joined date',
  deposited: 'Deposited',
  recentEmpty: 'No referrals yet',
  recentEmptyText:
    'Whoever registers by your link is listed here, with what you earned. Begin by sending it to someone.',

  bulk: 'Bulk upload of referral links',
  bulkText: 'Do you promote referral links of your own? Order sign-ups for many of them at once, from a .txt file.',
  bulkAction: 'Upload links',

  paidNotice: '{amount} commission was paid into your balance.',
} as const
