import type { siteServices as en } from '../en/site-services.ts'
import type { TranslatedFeature } from '../translate.ts'

/** The catalogue as anyone sees it. */
export const siteServices = {
  title: 'Услуги и цены · Runmart',
  description:
    'Все услуги и боты с актуальными ценами, наличием и долей выполненных заказов. Чтобы посмотреть, аккаунт не нужен.',
  headline: 'Услуги и цены',
  lead: 'Весь каталог с актуальными ценами в донгах, оплата с баланса. Аккаунт нужен только для заказа.',
  categories: 'Категории',
  mmoText: 'Инструменты и настройка для заработка в сети.',
  referralText: 'Регистрации по вашим ссылкам и проверка, что ссылки сохраняют код.',
  gameText: 'Для гильдий, игроков и их страниц.',
  telegramText: 'Каналы, сообщения и ваши боты.',
  proxyText: 'Прокси и их проверка.',
  left: 'осталось {left}',
  order: 'Заказать',
  measured: '«Выполнено» считается по заказам, завершённым за последние 90 дней, и показывается от {count} заказов.',
  emptyTitle: 'Сейчас услуг нет',
  emptyText: 'Услуги появятся здесь, как только магазин их добавит. Зайдите позже.',
  awayTitle: 'Цены сейчас недоступны',
  awayText: 'Мы не показываем устаревшие цены. Обновите страницу чуть позже. На заказы и баланс это не влияет.',
} satisfies TranslatedFeature<'ru', typeof en>
