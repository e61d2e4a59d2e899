import type { ui as en } from '../en/ui.ts'
import type { TranslatedFeature } from '../translate.ts'

export const ui = {
  optional: 'необязательно',
  showPassword: 'Показать пароль',
  hidePassword: 'Скрыть пароль',
  copy: 'Скопировать',
  copied: 'Скопировано',
  close: 'Закрыть',
  cancel: 'Отмена',
  tryAgain: 'Повторить',
  offline: 'Нет подключения к сети. Пока оно не восстановится, ничего не отправляется.',
  couldNotLoad: 'Не удалось загрузить',
  view: 'Вид',
  grid: 'Плитка',
  list: 'Список',
} satisfies TranslatedFeature<'ru', typeof en>
