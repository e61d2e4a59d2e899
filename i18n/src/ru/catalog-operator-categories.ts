import type * as en from '../en/catalog-operator-categories.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorCategories = {
  title: 'Категории',
  intro: 'В том порядке, в котором их видят клиенты. Перетащите строку или переместите её клавишами со стрелками.',
  add: 'Добавить категорию',
  none: 'Категорий пока нет',
  noneText: 'Каждая услуга относится к категории — начните с неё.',
  hidden: 'Скрыта',
  edit: 'Изменить',
  show: 'Показать',
  hide: 'Скрыть',
  hideTitle: 'Скрыть «{name}»?',
  hideText: {
    one: 'Категория и {count} услуга исчезнут из каталога и с открытых страниц. Оформленные заказы продолжатся.',
    few: 'Категория и {count} услуги исчезнут из каталога и с открытых страниц. Оформленные заказы продолжатся.',
    many: 'Категория и {count} услуг исчезнут из каталога и с открытых страниц. Оформленные заказы продолжатся.',
    other: 'Категория и {count} услуги исчезнут из каталога и с открытых страниц. Оформленные заказы продолжатся.',
  },
  remove: 'Удалить',
  removeTitle: 'Удалить «{name}»?',
  removeText: 'В ней нет услуг. По адресам с этой категорией будут видны все услуги.',
  editTitle: 'Изменить категорию',
  dialogText: 'Нужны все три языка; клиент видит свой.',
  slug: 'Имя в адресах и API',
  slugHint: 'Строчные латинские буквы, цифры и дефисы, например social-media. Изменить позже нельзя.',
  glyph: 'Значок',
  save: 'Сохранить категорию',
  conflict: 'Кто-то только что изменил эту категорию. Ничего не сохранено. Закройте окно и посмотрите ещё раз.',
} satisfies TranslatedFeature<'ru', typeof en.operatorCategories>

export const glyphNames = {
  mmo: 'Окно',
  referral: 'Связанные люди',
  game: 'Геймпад',
  telegram: 'Бумажный самолётик',
  proxy: 'Глобус',
  bot: 'Робот',
  other: 'Коробка',
} satisfies TranslatedFeature<'ru', typeof en.glyphNames>
