import type { lists as en } from '../en/lists.ts'
import type { TranslatedFeature } from '../words.ts'

export const lists = {
  pages: 'Страницы',
  perPage: 'Строк на странице',
  pageSpan: '{first}–{last} из {total}',
  pageBeyond: 'Всего только {total}',
  previousPage: 'Предыдущая страница',
  nextPage: 'Следующая страница',
} satisfies TranslatedFeature<'ru', typeof en>
