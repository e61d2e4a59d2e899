import type { maintenance as en } from '../en/content-maintenance.ts'
import type { TranslatedFeature } from '../translate.ts'

export const maintenance = {
  title: 'Скоро вернёмся',
  text: 'Runmart закрыт на техработы. Ваш баланс, заказы и запущенные боты в безопасности.',
  until: 'Ожидаем открытия: {when}',
  byItself: 'Страница откроется автоматически.',
} satisfies TranslatedFeature<'ru', typeof en>
