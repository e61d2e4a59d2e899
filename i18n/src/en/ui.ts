/** Words of the building blocks: no product in them. */
export const ui = {
  optional: 'optional',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  copy: 'Copy',
  copied: 'Copied',
  close: 'Close',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  couldNotLoad: 'This could not be loaded',
  pages: 'Pages',
  perPage: 'Rows a page',
  pageSpan: '{first}–{last} of {total}',
  pageBeyond: 'Only {total} in all',
  previousPage: 'Previous page',
  nextPage: 'Next page',
} as const
