import type { operatorContent as en, operatorMaintenance as enMaintenance } from '../en/content-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

/** What operators tell everybody. */
export const operatorContent = {
  announcement: 'Объявление',
  announcements: 'Объявления',
  announcementsIntro: 'Одно предложение вверху каждой страницы: в магазине и на сайте.',
  add: 'Новое объявление',
  found: {
    one: '{count} объявление, сначала новые',
    few: '{count} объявления, сначала новые',
    many: '{count} объявлений, сначала новые',
    other: '{count} объявления, сначала новые',
  },
  none: 'Объявлений пока нет',
  noneText: 'Расскажите всем о выходном, задержке или новинке. Каждый может скрыть объявление у себя.',
  draft: 'Черновик',
  scheduled: 'Запланировано',
  live: 'Показывается',
  ended: 'Завершено',
  info: 'Информация',
  warning: 'Предупреждение',
  from: 'с {when}',
  until: 'до {when}',

  newTitle: 'Новое объявление',
  editTitle: 'Изменить объявление',
  words: 'Текст',
  wordsIntro: 'Каждый читает его на своём языке. Время: {zone}.',
  kind: 'Вид',
  link: 'Ссылка',
  linkHint:
    'Страница, например /services или /deposit, либо адрес, начинающийся с https://. Ссылкой станет всё предложение.',
  startsAt: 'Показывать с',
  startsAtHint: 'Пусто: сразу после публикации',
  endsAt: 'Показывать до',
  endsAtHint: 'Пусто: пока вы его не снимете',
  preview: 'Предпросмотр',
  previewText: 'Одновременно видно не больше трёх, сначала предупреждения.',
  save: 'Сохранить',
  saveDraft: 'Сохранить черновик',
  publish: 'Опубликовать',
  schedule: 'Запланировать',
  sureNow: 'Показать это всем сейчас?',
  sureLater: 'Показать это всем с {when}?',
  sureText: 'Изменить или снять объявление можно в любой момент.',
  changedMeanwhile: 'Объявление изменил кто-то другой. Скопируйте свой текст, обновите страницу и попробуйте ещё раз.',
  isOver: 'Сохранено, но не опубликовано: срок показа уже прошёл.',
  end: 'Снять сейчас',
  unschedule: 'Не публиковать',
  remove: 'Удалить',
  removeTitle: 'Удалить этот черновик?',
} satisfies TranslatedFeature<'ru', typeof en>

/** How operators close the shop for a while. */
export const operatorMaintenance = {
  title: 'Режим техработ',
  intro:
    'На время закрывает магазин для клиентов. Операторы могут войти, переводы зачисляются, запущенные боты работают дальше.',
  isClosed: 'Магазин закрыт для клиентов',
  isOpen: 'Магазин открыт',
  isForced: 'Его держат закрытым настройки сервера (MAINTENANCE=on). Откроется, когда их уберут.',
  changedMeanwhile:
    'Это только что изменил кто-то другой, поэтому ничего не сохранено. Скопируйте свой текст, обновите страницу и попробуйте ещё раз.',
  words: 'Что читают клиенты',
  wordsIntro: 'На странице вместо магазина и вверху сайта. Оставьте язык пустым, чтобы показать обычный текст.',
  until: 'Ожидаемое окончание',
  untilHint: 'Клиенты его видят. Сам магазин не откроется. Часовой пояс: {zone}',
  save: 'Сохранить тексты',
  close: 'Закрыть магазин',
  open: 'Открыть магазин',
  sureTitle: 'Закрыть магазин для всех клиентов?',
  sureText:
    'Никто не сможет заказывать, пополнять баланс и смотреть заказы, пока вы не откроете магазин. Все открытые страницы изменятся сразу.',
} satisfies TranslatedFeature<'ru', typeof enMaintenance>
