import type { GlyphName } from '@runmart/contract/catalog-categories'

export const operatorCategories = {
  title: 'Categories',
  intro: 'In the order customers see them. Drag a row, or move it with the arrow keys.',
  add: 'Add category',
  none: 'No categories yet',
  noneText: 'Every service is in a category, so begin with one.',
  hidden: 'Hidden',
  edit: 'Edit',
  show: 'Show',
  hide: 'Hide',
  hideTitle: 'Hide “{name}”?',
  hideText: {
    one: 'The category and its {count} service leave the catalogue and the public pages. Existing orders continue.',
    other: 'The category and its {count} services leave the catalogue and the public pages. Existing orders continue.',
  },
  remove: 'Remove',
  removeTitle: 'Remove “{name}”?',
  removeText: 'No service is in it. Addresses that name it show all services.',
  editTitle: 'Edit category',
  dialogText: 'Required in all three languages; customers see their own.',
  slug: 'Name in addresses and the API',
  slugHint: 'Lower-case letters, digits and dashes, such as social-media. It can’t be changed later.',
  glyph: 'Shape',
  save: 'Save category',
  conflict: 'Someone else just changed this category. Nothing was saved. Close this and look again.',
} as const

export const glyphNames = {
  mmo: 'Window',
  referral: 'People joined',
  game: 'Game pad',
  telegram: 'Paper plane',
  proxy: 'Globe',
  bot: 'Robot',
  other: 'Box',
} as const satisfies Record<GlyphName, string>
