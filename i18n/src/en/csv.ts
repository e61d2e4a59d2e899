/** The headings of tables for spreadsheets. */
export const csv = {
  time: 'Time ({zone})',
  code: 'Code',
  type: 'Type',
  status: 'Status',
  service: 'Service',
  category: 'Category',
  order: 'Order',
  note: 'Note',

  sum: 'Amount, ₫',
  balanceAfter: 'Balance after, ₫',
  transferContent: 'Transfer content',
  original: 'Sent',
  currency: 'Currency',
  exchangeRate: 'Exchange rate, ₫',
  reverses: 'Reverses',

  bot: 'Bot',
  quantity: 'Quantity',
  total: 'Total, ₫',
  refunded: 'Refunded, ₫',
  discountCode: 'Discount code',
  contact: 'Contact',
  document: 'Document link',

  line: 'Line',
  input: 'Input',
  result: 'Result',

  email: 'Email',
  language: 'Language',
  confirmed: 'Confirmed ({zone})',

  operator: 'Person',
  command: 'Command on the server',
  action: 'Action',
  subject: 'Done to',
  changes: 'Changes',
  address: 'Address',
} as const
