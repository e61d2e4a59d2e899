export const operatorStaff = {
  title: 'Staff',
  intro: 'Who works in the back office, and what each person may do.',
  add: 'Add a person',
  addText:
    'They need an account of their own with a confirmed email. Outside the demo they turn on two-factor sign-in before they get in.',
  empty: 'Nobody yet',
  owner: 'Owner',
  ownerText: 'May do everything, and alone decides who works here.',
  mayEverything: 'May do everything',
  role: 'Role',
  someRights: 'Operator',
  someRightsText: 'Works in the areas you choose below, and sees only those.',
  rights: 'Areas',
  readyRoles: 'Ready roles',
  atLeastOne: 'Choose at least one area.',
  pickFirst: 'Choose whom to add.',
  since: 'registered {day}',
  noTwoFactor: 'Two-factor sign-in is off',
  edit: 'Change',
  editOf: 'Change what {name} may do',
  editTitle: 'What may {name} do?',
  editText: 'It takes effect right away. You confirm it with your password or a code.',
  save: 'Save',
  remove: 'Remove',
  removeOf: 'Remove {name}',
  removeTitle: 'Remove {name} from the staff?',
  removeText:
    'They are signed out everywhere right away and become a customer again. What they did stays in the audit log.',
} as const

export const staffRights = {
  orders: 'Orders',
  money: 'Money',
  catalog: 'Services',
  content: 'Content',
  customers: 'Customers',
  reports: 'Reports',
  settings: 'Settings',
} as const

export const staffRoles = {
  support: 'Support',
  cashier: 'Cashier',
  editor: 'Editor',
  manager: 'Manager',
} as const

export const staffRightTexts = {
  orders: 'Take, deliver, end and refund orders, stop bots, answer customers.',
  money: 'Assign transfers, credit by hand, reverse, decide commissions and payouts.',
  catalog: 'Services, prices, their pages, bots and discount codes.',
  content: 'Announcements, pages, the blog and the newsletter.',
  customers: 'Find customers, keep notes, block them and sign them out.',
  reports: 'Reports and the books.',
  settings: 'Bank account, Binance, exchange rate, discount tiers, commission and payout settings, maintenance.',
} as const
