import type * as en from '../en/suppliers.ts'
import type { TranslatedFeature } from '../translate.ts'

export const supplierFields = {
  link: 'Ссылка',
  username: 'Имя пользователя',
  usernames: 'Имена пользователей',
  comments: 'Комментарии',
  groups: 'Группы',
  answer_number: 'Номер ответа',
  hashtags: 'Хештеги',
  hashtag: 'Хештег',
  media: 'Публикация',
  keywords: 'Ключевые слова',
} satisfies TranslatedFeature<'ru', typeof en.supplierFields>

export const supplierFieldHelp = {
  link: 'Полный адрес страницы, записи или профиля. Они должны быть открыты для всех.',
  username: 'О чьих подписчиках или чьём комментарии идёт речь.',
  usernames: 'По одному имени в строке.',
  comments: 'По одному комментарию в строке, столько же, сколько заказываете.',
  groups: 'По одной группе в строке.',
  answer_number: 'За какой ответ в опросе голосовать, считая с 1.',
  hashtags: 'По одному хештегу в строке.',
  hashtag: 'Хештег, пользователей которого нужно упомянуть.',
  media: 'Адрес публикации: упомянуты будут те, кому она понравилась.',
  keywords: 'По одному ключевому слову в строке.',
} satisfies TranslatedFeature<'ru', typeof en.supplierFieldHelp>
