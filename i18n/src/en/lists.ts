/** The way through long lists. Not among the building blocks' words, which the sign-in page has to wait for. */
export const lists = {
  pages: 'Pages',
  perPage: 'Rows a page',
  pageSpan: '{first}–{last} of {total}',
  pageBeyond: 'Only {total} in all',
  previousPage: 'Previous page',
  nextPage: 'Next page',
} as const
