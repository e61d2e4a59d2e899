import type { handouts, ItemState } from '@runmart/contract/stock'

export const operatorStock = {
  tab: 'Stock',
  badge: 'From stock',
  counts: 'Items in stock',
  bytes: '{kept} of {most} used; sold items count until they’re deleted.',
  empty: 'This service has no stock yet',
  emptyText:
    'Stock is a list of items such as proxies, keys, licence codes or files. Once you add the first ones, every new order is paid and delivered right away, and the service sells only what is in stock. Orders that are already open stay with your team.',
  notHere: 'This service can’t have stock',
  notHereText: 'Only services that people deliver can be delivered from stock.',

  add: 'Add items',
  addText:
    'One item per line, such as host:port:user:password. They’re stored encrypted: only the customer who buys an item can read it.',
  lines: 'Items',
  file: 'Text file',
  fileDrop: 'Drop a .txt file here or choose one',
  fileTouch: 'Choose a .txt file',
  fileLimit: 'UTF-8, up to {most}',
  fileTooLarge: 'The file is larger than {most}',
  fileUnreadable: 'This is not a UTF-8 text file',
  fileRemove: 'Remove file',
  lineCount: { one: '{count} item', other: '{count} items' },
  expires: 'Expires',
  expiresHint: 'They aren’t sold after this time.',
  addNow: { one: 'Add {count} item', other: 'Add {count} items' },
  addNone: 'Add items',
  adding: '{done} of {total} lines sent',
  lineTooLong: 'Line {line} is longer than {most} characters',
  added: { one: '{count} item added', other: '{count} items added' },
  noneAdded: 'Nothing added',
  repeated: {
    one: '{count} line was left out because it was added before: {lines}',
    other: '{count} lines were left out because they were added before: {lines}',
  },
  repeatedMore: '{lines} and {count} more',
  unsure: {
    one: '{count} line was in when it was sent again: added before the connection broke, or even earlier: {lines}',
    other:
      '{count} lines were in when they were sent again: added before the connection broke, or even earlier: {lines}',
  },
  stopped: 'Stopped before the end',
  left: {
    one: '{count} item isn’t added yet. It’s still here: press again to add it.',
    other: '{count} items aren’t added yet. They’re still here: press again to add them.',
  },
  mayBeIn: {
    one: '{count} of these was on its way when the connection broke and may be in already. Nothing is added twice.',
    other:
      '{count} of these were on their way when the connection broke and may be in already. Nothing is added twice.',
  },

  kind: 'Kind of items',
  kindLines: 'Lines',
  kindFiles: 'Files',
  addFilesText:
    'Each file is one item. Its name and content are stored encrypted: only the customer who buys it can download it.',
  files: 'Files to add',
  filesDrop: 'Drop files here or choose them',
  filesTouch: 'Choose files',
  filesLimit: 'Any kind, up to {most} each',
  filesChosen: 'Chosen files',
  fileRemoveOf: 'Remove {name}',
  fileTooLargeOf: '{name} is larger than {most}',
  fileEmpty: '{name} is empty',
  fileGone: '{name} can’t be read any more. Remove it and choose it again.',
  filesAdding: '{done} of {total} files sent',
  repeatedFiles: {
    one: '{count} file was left out because it was added before: {names}',
    other: '{count} files were left out because they were added before: {names}',
  },
  unsureFiles: {
    one: '{count} file was in when it was sent again: added before the connection broke, or even earlier: {names}',
    other:
      '{count} files were in when they were sent again: added before the connection broke, or even earlier: {names}',
  },

  settings: 'Settings',
  handout: 'Sell',
  lowAt: 'Alert when this many are left',
  lowAtHint:
    'If left empty, a tenth of what the stock held when you last added items. You’re alerted again when none are left.',
  keepDays: 'Days customers can read their goods',
  keepDaysHint: 'Counted from the purchase. Then what the items say is deleted.',
  replacePercent: 'Replace automatically under warranty (%)',
  replacePercentHint:
    'Of an order’s items, rounded down, over all its claims. Of an order too small for that, one item, for a customer at most 3 times in 30 days. 0: an operator always decides.',
  save: 'Save settings',
  discard: 'Discard',
  sureTitle: 'Delete goods earlier?',
  sureText: 'Customers lose access to goods they bought longer ago than this. It can’t be undone.',
  sureNow: 'Save and delete earlier',
  conflict: 'Somebody else changed the settings meanwhile. Theirs are shown now; yours aren’t saved.',

  find: 'Find an item',
  findText: 'Paste what it says, or choose the file, to see where it is or who has it.',
  findValue: 'Item',
  findNow: 'Find',
  findFile: 'File',
  findFileDrop: 'Drop the file here or choose it',
  findFileTouch: 'Choose the file',
  findFileLimit: 'Up to {most}; its name doesn’t matter',
  notFound: 'Never in any stock',
  found: 'Item {id}',
  ofOther: 'In the stock of another service',
  openOther: 'Open that stock',

  items: 'Items',
  any: 'All',
  filter: 'State',
  none: 'No items',
  noneText: 'There are no items in this state.',
  item: 'Item',
  fileOf: 'File, {size}',
  addedAt: 'Added',
  expiresAt: 'Expires',
  sold: 'Sold',
  seen: 'Read',
  notSeen: 'not read yet',
  openOrder: 'Open order',
  orderOf: 'Open the order of item {id}',
  action: 'Action',
  withdraw: 'Withdraw',
  withdrawOf: 'Withdraw item {id}',
  withdrawTitle: 'Withdraw item {id}?',
  withdrawText: 'It leaves the stock for good and what it says is deleted. It can’t be added again.',
  reason: 'Reason',
  withdrawHint: 'Only operators see it.',
  heldOf: { one: '{count} unsold item of {name}', other: '{count} unsold items of {name}' },
  heldOfShop: { one: '{count} unsold item of the shop', other: '{count} unsold items of the shop' },
  heldText:
    'Their owner doesn’t provide this service any more, so they aren’t sold, and nothing can be added. Give the service back to their owner, or withdraw them.',
  heldLeaving: 'They’re being withdrawn. Then you can add items or give the service to a partner.',
  withdrawHeld: 'Withdraw all',
  withdrawHeldTitle: { one: 'Withdraw {count} item?', other: 'Withdraw {count} items?' },
  withdrawHeldText:
    'All unsold items leave the stock for good and what they say is deleted. They can’t be added again, not even by their owner.',

  availabilityHint: 'Comes from stock: that many items are free.',
  toStock: 'Open stock',

  goods: 'Goods',
  goodsText: 'What was delivered from stock. Only the customer can read what the items say.',
  replaced: 'Replaced',
  replacement: 'Replacement',
  replace: 'Replace',
  replaceOf: 'Replace item {number}',
  replaceTitle: 'Replace item {number}?',
  replaceText:
    'The customer gets another item from stock right away, at no charge. The old one stays marked as replaced.',
  replaceHint: 'Visible to the customer in the order’s timeline',
  replaceNow: 'Replace item',
  outOfStock: 'The stock is empty. Add items first, or refund the customer.',
  showAll: 'Show all {count}',
} as const

export const itemStates = {
  free: 'Free',
  sold: 'Sold',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
} as const satisfies Record<ItemState, string>

export const stockHandouts = {
  oldest: 'Oldest first',
  random: 'At random',
} as const satisfies Record<(typeof handouts)[number], string>
