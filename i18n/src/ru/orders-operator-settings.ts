import type { operatorOrderSettings as en } from '../en/orders-operator-settings.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorOrderSettings = {
  title: 'Настройки заказов',
  intro: 'Для заказов, оформленных с этого момента. Оформленные заказы сохраняют цену.',
  tiers: 'Пороги скидок',
  tiersIntro: 'Скидка за общую сумму пополнений на все заказы, кроме запусков ботов. Ниже первого порога скидки нет.',
  tierDeposit: 'Порог {nth}: пополнения от',
  tierDiscount: 'Порог {nth}: скидка, %',
  tierHint:
    'От 1 до 50\u00a0%, порогов не больше {most}. Сумма пополнений растёт от порога к порогу, скидка не уменьшается.',
  tierAdd: 'Добавить порог',
  tierRemove: 'Удалить порог {nth}',
  tiersNone: 'Выключено: пополнения не дают скидки.',
  tiersSuggest: 'Задать {percents}',
  tierTexts:
    'Главная страница, расчёт цены и страницы клиентов обновятся сразу. Опубликованные вами тексты не меняются: проверьте, нет ли в них старых цифр.',
} satisfies TranslatedFeature<'ru', typeof en>
