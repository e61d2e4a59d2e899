import type { ui as en } from '../en/ui.ts'
import type { TranslatedFeature } from '../words.ts'

export const ui = {
  optional: 'необязательно',
  showPassword: 'Показать пароль',
  hidePassword: 'Скрыть пароль',
  copy: 'Копировать',
  copied: 'Скопировано',
  close: 'Закрыть',
  cancel: 'Отмена',
  tryAgain: 'Повторить',
  couldNotLoad: 'Не удалось загрузить',
  pages: 'Страницы',
  perPage: 'Строк на странице',
  pageSpan: '{first}–{last} из {total}',
  pageBeyond: 'Всего только {total}',
  previousPage: 'Предыдущая страница',
  nextPage: 'Следующая страница',
} satisfies TranslatedFeature<'ru', typeof en>
