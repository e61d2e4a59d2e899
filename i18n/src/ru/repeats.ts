import type * as en from '../en/repeats.ts'
import type { TranslatedFeature } from '../translate.ts'

export const repeats = {
  title: 'Автозаказы',
  intro: 'Оформляются автоматически и оплачиваются с баланса по цене на день заказа.',
  empty: 'Автозаказов пока нет',
  emptyText: 'Откройте заказ и нажмите «Настроить автозаказ», чтобы он оформлялся каждый день, неделю или месяц.',
  emptyAction: 'Открыть заказы',

  repeat: 'Настроить автозаказ',
  repeatText: '«{service}» будет оформляться автоматически и оплачиваться с баланса по цене на день заказа.',
  every: 'Как часто',
  times: 'Сколько заказов',
  timesHint: 'От 2 до 365, не считая этого. Оставьте пустым, чтобы заказывать, пока не остановите.',
  mostEach: 'Не дороже, за заказ',
  mostEachHint: 'Если цена станет выше, автозаказ остановится. Пусто — без ограничения.',
  first: 'Первый заказ',
  today: 'Цена сегодня',
  terms: 'Промокоды не повторяются. Если баланса не хватит, автозаказ остановится, долга не будет.',
  start: 'Включить автозаказ',

  section: 'Автозаказ',
  sectionText: 'Пусть этот заказ оформляется автоматически каждый день, неделю или месяц.',
  next: 'Следующий заказ',
  ordered: {
    one: 'Оформлен {count} заказ',
    few: 'Оформлено {count} заказа',
    many: 'Оформлено {count} заказов',
    other: 'Оформлено {count} заказа',
  },
  orderedOf: 'Оформлено {count} из {times}',
  placedLabel: 'На сегодня',
  limit: 'Не дороже {amount} за заказ',
  stop: 'Остановить',
  stopNamed: 'Остановить автозаказ: {service}',
  ended: 'Завершён',
  endedOn: 'Завершён {date}.',
  triesAgain: 'В прошлый раз ничего не заказано. Попробуем снова в следующую дату.',
  placedBy: 'Оформлен автоматически по автозаказу.',
  seeAll: 'Открыть автозаказы',
  nextOn: 'Следующий: {date}.',
  wasLast: 'Это был последний заказ.',
  isOver: 'Автозаказ остановлен.',
} satisfies TranslatedFeature<'ru', typeof en.repeats>

export const repeatIntervals = {
  day: 'Каждый день',
  week: 'Каждую неделю',
  month: 'Каждый месяц',
} satisfies TranslatedFeature<'ru', typeof en.repeatIntervals>

export const repeatReasons = {
  'sold-out': 'Услуга распродана.',
  maintenance: 'Услуга на техработах.',
  done: 'Все заказы оформлены.',
  stopped: 'Вы остановили его.',
  balance: 'На балансе не хватило средств. Ничего не списано.',
  price: 'Цена теперь выше вашего ограничения. Ничего не списано.',
  'service-gone': 'Услуга больше не предлагается.',
  'service-changed': 'Услуга изменилась. Оформите новый заказ.',
  account: 'Аккаунт заблокирован.',
} satisfies TranslatedFeature<'ru', typeof en.repeatReasons>
