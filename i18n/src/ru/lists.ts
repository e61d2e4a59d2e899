import type { lists as en } from '../en/lists.ts'
import type { TranslatedFeature } from '../translate.ts'

export const lists = {
  pages: 'Страницы',
  perPage: 'Строк на странице',
  pageSpan: '{first}–{last} из {total}',
  pageBeyond: 'Всего только {total}',
  previousPage: 'Предыдущая страница',
  nextPage: 'Следующая страница',
  csv: 'Скачать CSV',
  csvSaved: 'Сохранено как {name}',
  from: 'С даты',
  to: 'По дату',
  timeZone: 'Даты в часовом поясе {zone}',
  dayPlaceholder: 'дд.мм.гггг',
  dayFormat: 'Укажите дату так: {example}',
  openCalendar: 'Открыть календарь',
  previousMonth: 'Предыдущий месяц',
  nextMonth: 'Следующий месяц',
  reset: 'Сбросить фильтры',
  noMatch: 'Под этот отбор ничего не подходит',
  noMatchText: 'Попробуйте меньше фильтров или другие слова.',
  was: 'было: {value}',
  pastEnd: 'Страница за пределами списка',
  firstPage: 'На первую страницу',
  newest: 'К новым записям',
} satisfies TranslatedFeature<'ru', typeof en>
