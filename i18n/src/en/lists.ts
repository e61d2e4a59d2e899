/** The way through long lists: filters, pages, saving. Not among the building blocks' words, which the sign-in page has to wait for. */
export const lists = {
  pages: 'Pages',
  perPage: 'Rows a page',
  pageSpan: '{first}–{last} of {total}',
  pageBeyond: 'Only {total} in all',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  csv: 'Download CSV',
  csvSaved: 'Saved as {name}',
  from: 'From',
  to: 'To',
  utc: 'Days count by UTC',
  reset: 'Clear filters',
  pastEnd: 'The list ends before this page',
  firstPage: 'To the first page',
  newest: 'Jump to newest',
} as const
