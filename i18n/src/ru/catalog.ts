import type * as en from '../en/catalog.ts'
import type { TranslatedFeature } from '../translate.ts'

export const serviceProviders = {
  USER_PROVIDED: 'От пользователя',
  OWNER_PROVIDE: 'От сайта',
  PARTNER_PROVIDED: 'От сайта',
} satisfies TranslatedFeature<'ru', typeof en.serviceProviders>

export const serviceTypes = {
  REFERRAL: 'Выполняют люди',
  AUTO_BOT: 'Выполняет бот',
} satisfies TranslatedFeature<'ru', typeof en.serviceTypes>

export const serviceStates = {
  active: 'В наличии',
  sold_out: 'Распродано',
  maintenance: 'Техработы',
} satisfies TranslatedFeature<'ru', typeof en.serviceStates>

export const serviceUnits = {
  unit: 'за штуку',
  line: 'за строку',
  signup: 'за регистрацию',
  visit: 'за переход',
  member: 'за участника',
  channel: 'за канал',
  post: 'за публикацию',
  page: 'за страницу',
  shop: 'за магазин',
  hour: 'за час',
  listing: 'за размещение',
  account: 'за аккаунт',
  day: 'за день',
} satisfies TranslatedFeature<'ru', typeof en.serviceUnits>

export const serviceAmounts = {
  unit: { one: '{count} штука', few: '{count} штуки', many: '{count} штук', other: '{count} штуки' },
  line: { one: '{count} строка', few: '{count} строки', many: '{count} строк', other: '{count} строки' },
  signup: {
    one: '{count} регистрация',
    few: '{count} регистрации',
    many: '{count} регистраций',
    other: '{count} регистрации',
  },
  visit: { one: '{count} переход', few: '{count} перехода', many: '{count} переходов', other: '{count} перехода' },
  member: { one: '{count} участник', few: '{count} участника', many: '{count} участников', other: '{count} участника' },
  channel: { one: '{count} канал', few: '{count} канала', many: '{count} каналов', other: '{count} канала' },
  post: {
    one: '{count} публикация',
    few: '{count} публикации',
    many: '{count} публикаций',
    other: '{count} публикации',
  },
  page: { one: '{count} страница', few: '{count} страницы', many: '{count} страниц', other: '{count} страницы' },
  shop: { one: '{count} магазин', few: '{count} магазина', many: '{count} магазинов', other: '{count} магазина' },
  hour: { one: '{count} час', few: '{count} часа', many: '{count} часов', other: '{count} часа' },
  listing: {
    one: '{count} размещение',
    few: '{count} размещения',
    many: '{count} размещений',
    other: '{count} размещения',
  },
  account: { one: '{count} аккаунт', few: '{count} аккаунта', many: '{count} аккаунтов', other: '{count} аккаунта' },
  day: { one: '{count} день', few: '{count} дня', many: '{count} дней', other: '{count} дня' },
} satisfies TranslatedFeature<'ru', typeof en.serviceAmounts>

export const services = {
  left: {
    one: 'осталось {count}',
    few: 'осталось {count}',
    many: 'осталось {count}',
    other: 'осталось {count}',
  },
  completed: '{percent} выполнено',
  refunded: '{percent} возвратов',
  startsIn: 'старт примерно через {time}',
  claims: 'ответ по гарантии примерно за {time}, решено в пользу клиента {percent}',
  measured: 'По завершённым заказам за последние 90 дней',
  typical: '{amount} ≈ {total}',
  starts: 'старт ≈ {time}',
  rightAway: 'Выдаётся сразу',
  done: '{percent} выполнено',
  warranty: {
    one: 'гарантия {count} день',
    few: 'гарантия {count} дня',
    many: 'гарантия {count} дней',
    other: 'гарантия {count} дня',
  },
  isNew: 'Новинка',
} satisfies TranslatedFeature<'ru', typeof en.services>

export const serviceSearch = {
  search: 'Что вам нужно?',
  all: 'Все',
  sort: 'Сортировка',
  recommended: 'Рекомендуемые',
  popular: 'Популярные',
  cheapest: 'Цена',
  newest: 'Новые',
  quickest: 'Скорость старта',
  maker: 'Кто выполняет',
  people: 'Люди',
  bots: 'Боты',
  available: 'Можно заказать',
  noMatch: 'Ничего не нашлось',
  tellMe: 'Сообщить, когда появится',
} satisfies TranslatedFeature<'ru', typeof en.serviceSearch>

export const catalog = {
  title: 'Услуги',
  intro: 'Всё, что можно заказать: сколько стоит и как быстро начинается.',
  category: 'Категория',
  anyCategory: 'Любая категория',
  anyMaker: 'Кто угодно',
  favourites: 'Избранное',
  order: 'Заказать',
  orderOf: 'Заказать: {name}',
  keep: 'Добавить в избранное: {name}',
  drop: 'Убрать из избранного: {name}',
  tellMeOf: 'Сообщить, когда появится: {name}',
  willTell: 'Сообщим один раз',
  willTellOf: 'Сообщим один раз: {name}',
  empty: 'Сейчас услуг нет',
  emptyText: 'Услуги появятся здесь, как только магазин их добавит.',
  noFavourites: 'В избранном пусто',
  noFavouritesText: 'Нажмите на звезду у услуги, чтобы найти её здесь.',
  noMatchText: 'Попробуйте другие слова или меньше фильтров.',
} satisfies TranslatedFeature<'ru', typeof en.catalog>
