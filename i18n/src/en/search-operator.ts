/** The search of the whole back office. */
export const operatorSearch = {
  label: 'Search orders, customers, money, services and pages',
  failed: 'Not everything could be searched.',
  customers: 'Customers',
  transfers: 'Transfers',
  allOrders: 'All orders with “{text}”',
  allCustomers: 'All customers with “{text}”',
  allTransfers: 'All transfers with “{text}”',
  short: 'Words in orders and transfers are searched from three letters on.',
  slow: 'Word search is slow here: ask whoever runs the server.',
} as const

/** Fields that can match. */
export const operatorSearchFields = {
  code: 'Code',
  customer: 'Customer',
  contact: 'Contact',
  note: 'Note',
  link: 'Link',
  input: 'Order data',
  username: 'Username',
  email: 'Email',
  name: 'Name',
  phone: 'Phone',
  telegram: 'Telegram',
  content: 'Transfer content',
  memo: 'Content',
  reference: 'Bank reference',
  sender: 'Sender',
  id: 'ID',
} as const
