import type { blog as en } from '../en/site-blog.ts'
import type { TranslatedFeature } from '../translate.ts'

/** The list of articles, and what stands around an article. */
export const blog = {
  title: 'Блог',
  description:
    'Как Runmart устроен внутри: пополнение, возвраты, файлы для ботов, изоляция и проверка книг — с примерами.',
  lead: 'Как магазин устроен внутри: с примерами и без секретов.',
  minutes: {
    one: '{count} минута чтения',
    few: '{count} минуты чтения',
    many: '{count} минут чтения',
    other: '{count} минуты чтения',
  },
  path: 'Где вы находитесь',
  others: 'Другие статьи',
  newer: 'Новее',
  older: 'Раньше',
  endTitle: 'Убедитесь сами',
  endText: 'Аккаунт бесплатный, а цену вы всегда видите до оплаты.',
  endServices: 'Услуги и цены',
} satisfies TranslatedFeature<'ru', typeof en>
