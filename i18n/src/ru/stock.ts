import type * as en from '../en/stock.ts'
import type { TranslatedFeature } from '../translate.ts'

export const goods = {
  title: 'Ваш товар',
  count: { one: '{count} позиция', few: '{count} позиции', many: '{count} позиций', other: '{count} позиции' },
  fromStock: 'Со склада',
  hidden: 'Скрыто, чтобы никто не прочитал через плечо.',
  show: 'Показать',
  hide: 'Скрыть',
  keptUntil: 'Доступно здесь до {date}, затем будет удалено. Сохраните у себя.',
  copyAll: 'Скопировать всё',
  download: 'Скачать .txt',
  copy: 'Скопировать позицию {number}',
  saveFile: 'Скачать',
  saveFileOf: 'Скачать {name}',
  showAll: 'Показать все {count}',
  replaced: 'Заменена',
  replacement: 'Замена',
  validUntil: 'Действует до {date}',
  deleted: 'Удалено',
  allDeleted: 'Товар удалён',
  allDeletedText: 'Мы храним его ограниченное время после покупки. Заказ и квитанция остаются здесь.',
  closed: 'Закрыто: деньги возвращены',
  allClosed: 'Товар остаётся закрытым',
  allClosedText: 'Вы получили все деньги назад, не открыв товар, поэтому открыть его больше нельзя.',
} satisfies TranslatedFeature<'ru', typeof en.goods>
