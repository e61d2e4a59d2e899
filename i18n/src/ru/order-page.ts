import type * as en from '../en/order-page.ts'
import type { TranslatedFeature } from '../translate.ts'

export const orderPage = {
  all: 'Все заказы',
  notFound: 'Заказ не найден',
  notFoundText: 'Возможно, адрес неверный или заказ принадлежит другому аккаунту.',
  safe: 'На заказы и деньги это не влияет.',

  waits: 'Оплачен и в очереди. Работа ещё не началась.',
  waitsUntil: 'Оплачен и в очереди. Не начнём до {date}? Вернём всю сумму.',
  waitsForLines: 'Оплачен и ждёт ваших строк. Загрузите их здесь, чтобы запустить бота.',
  waitsForBot: 'Оплачен, строки у бота. Откройте консоль, чтобы следить за ним.',
  underWay: 'В работе. Следите за прогрессом здесь.',
  underWayUntil: 'Действует до {date}.',
  done: 'Готово. Заказ выполнен.',
  doneBack: 'Готово. На баланс вернулось {amount}.',
  failed: 'Мы не смогли выполнить этот заказ.',
  failedBack: 'Мы не смогли выполнить этот заказ. На баланс вернулось {amount}.',
  expired: {
    one: 'Работа не началась за {count} день, и заказ истёк. На баланс вернулось {amount}.',
    few: 'Работа не началась за {count} дня, и заказ истёк. На баланс вернулось {amount}.',
    many: 'Работа не началась за {count} дней, и заказ истёк. На баланс вернулось {amount}.',
    other: 'Работа не началась за {count} дня, и заказ истёк. На баланс вернулось {amount}.',
  },
  cancelled: 'Вы отменили заказ. Возврата нет.',
  cancelledBack: 'Вы отменили заказ. На баланс вернулось {amount}.',
  givenBack: 'Мы завершили заказ и вернули на баланс {amount}.',

  delivery: 'Результат',
  openDocument: 'Открыть документ',
  opensAt: 'Откроется {host} в новой вкладке.',

  links: 'Ссылки',
  copyLink: 'Скопировать ссылку',
  linkCount: { one: '{count} ссылка', few: '{count} ссылки', many: '{count} ссылок', other: '{count} ссылки' },
  firstLinks: 'Показаны первые {shown} ссылок из {total}.',
  searchLinks: 'Поиск по ссылкам',
  noLinks: 'Ни одна ссылка не содержит «{text}»',
  linksDeleted: 'Ссылки удалены',
  linksDeletedText:
    'Мы удаляем их, если заказ отменён до начала работы, а в остальных случаях — через несколько дней после завершения.',
  showMore: 'Показать ещё',

  price: 'Цена',
  units: '{amount} × {price}',
  days: {
    one: '{count} день × {price}',
    few: '{count} дня × {price}',
    many: '{count} дней × {price}',
    other: '{count} дня × {price}',
  },
  tierDiscount: 'Скидка за пополнения',
  codeDiscount: 'Промокод {code}',
  paid: 'Оплачено',
  refunded: 'Возвращено',
  inTheEnd: 'Итого оплачено',

  details: 'Подробности',
  serviceType: 'Вид услуги',
  mode: 'Одиночный или пакетный',
  contact: 'Контакт для связи',
  copyContact: 'Скопировать контакт',
  note: 'Примечание',
  discountCode: 'Промокод',
  amountDays: { one: '{count} день', few: '{count} дня', many: '{count} дней', other: '{count} дня' },
  beginsBy: 'Полный возврат, если не начнём до',
  endsAt: 'Окончание',

  timeline: 'История',
  showEarlier: {
    one: 'Показать ещё {count} запись',
    few: 'Показать ещё {count} записи',
    many: 'Показать ещё {count} записей',
    other: 'Показать ещё {count} записи',
  },

  cancel: 'Отменить заказ',
  keep: 'Оставить заказ',
  cancelTitle: 'Отмена заказа {code}',
  sure: 'Вы точно уверены?',
  cancelAll: 'Заказ {code} будет отменён, на баланс вернётся вся сумма: {amount}.',
  cancelRest: 'Заказ {code} будет отменён, на баланс вернётся остаток: {amount}.',
  cancelPart: 'Заказ {code} будет отменён, на баланс вернётся {amount} из {total}. Вы платите за выполненное.',
  cancelNothing: 'Заказ {code} будет отменён. Возврата не будет: всё оплаченное выполнено.',
  cancelMoving:
    'Заказ {code} будет отменён, бот остановится. Вы платите за строки, обработанные к этому моменту; сейчас на баланс вернулось бы {amount} из {total}.',
  cancelFree: 'Заказ {code} будет отменён. Он был бесплатным, поэтому возвращать нечего.',
} satisfies TranslatedFeature<'ru', typeof en.orderPage>

export const orderEvents = {
  placed: 'Заказ оформлен и оплачен',
  'lines-given': 'Строки загружены',
  started: 'Работа началась',
  progress: 'Выполнено {done}',
  delivered: 'Заказ сдан',
  failed: 'Выполнить не удалось',
  cancelled: 'Заказ отменён',
  refunded: 'Заказ завершён с полным возвратом',
  'part-refunded': 'Частичный возврат',
  'refund-reversed': 'Возврат отменён',
  expired: 'Истёк: не начат вовремя',
  'bot-started': 'Бот запускается',
  'bot-running': 'Бот работает',
  'bot-paused': 'Бот на паузе',
  'bot-stopped': 'Бот остановлен',
  'bot-finished': 'Бот обработал все строки',
  'bot-failed': 'Сбой бота',
} satisfies TranslatedFeature<'ru', typeof en.orderEvents>

export const orderActors = {
  customer: 'Вы',
  operator: 'Наша команда',
  system: 'Автоматически',
} satisfies TranslatedFeature<'ru', typeof en.orderActors>

export const orderLines = {
  title: 'Ваши строки',
  file: 'Файл со строками',
  intro: {
    one: 'Файл .txt, по одному объекту в строке. Вы купили {count} строку.',
    few: 'Файл .txt, по одному объекту в строке. Вы купили {count} строки.',
    many: 'Файл .txt, по одному объекту в строке. Вы купили {count} строк.',
    other: 'Файл .txt, по одному объекту в строке. Вы купили {count} строки.',
  },
  introDays: 'Файл .txt, по одному объекту в строке.',
  good: {
    one: '{count} строка готова',
    few: '{count} строки готовы',
    many: '{count} строк готово',
    other: '{count} строки готовы',
  },
  fewer: 'Вы купили {count}. За неиспользованные строки деньги вернутся, когда запуск завершится.',
  more: {
    one: 'Вы купили {count} строку. Сократите файл.',
    few: 'Вы купили {count} строки. Сократите файл.',
    many: 'Вы купили {count} строк. Сократите файл.',
    other: 'Вы купили {count} строки. Сократите файл.',
  },
  badMore: 'И ещё {count}.',
  send: 'Загрузить и запустить',
  choose: 'Выбрать',
  chooseNamed: 'Выбрать {code}',
} satisfies TranslatedFeature<'ru', typeof en.orderLines>
