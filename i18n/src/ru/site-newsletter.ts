import type { siteNewsletter as en } from '../en/site-newsletter.ts'
import type { TranslatedFeature } from '../translate.ts'

/** The newsletter for visitors: the form, and the pages to confirm and to unsubscribe. */
export const siteNewsletter = {
  title: 'Рассылка',
  text: 'Новые статьи и обновления продукта. И ничего больше.',
  email: 'Адрес эл. почты',
  subscribe: 'Подписаться',
  note: 'Мы отправим ссылку для подтверждения адреса. Отписаться можно в любой момент одним нажатием. {privacy}',
  privacy: 'Политика конфиденциальности',
  trap: 'Оставьте это поле пустым',
  checkMailTitle: 'Подтвердите подписку в письме',
  checkMailText:
    'Мы отправили ссылку для подтверждения адреса. Она действует 48 часов. Без подтверждения подписка не оформится.',
  checkMailHint: 'Письма нет? Проверьте папку «Спам». Если вы уже подписаны, второе письмо не придёт.',
  confirmTitle: 'Подписаться на рассылку?',
  confirmText: 'Она будет приходить на адрес, на который пришла эта ссылка.',
  confirm: 'Подписаться',
  confirmedTitle: 'Вы подписаны',
  confirmedText: 'Следующий выпуск придёт и вам. В каждом письме есть ссылка, чтобы отписаться одним нажатием.',
  unsubscribeTitle: 'Отписаться от рассылки?',
  unsubscribeText: 'Мы удалим ваш адрес из списка.',
  unsubscribe: 'Отписаться',
  unsubscribedTitle: 'Вы отписались',
  unsubscribedText: 'Ваш адрес удалён из списка. Рассылка больше не придёт.',
  problemTitle: 'Не получилось',
  problemText: 'Возможные причины:',
  problemAddress: 'Адрес эл. почты некорректен. Проверьте его и попробуйте ещё раз.',
  problemLink: 'Ссылке больше 48 часов, она уже использована или неполная. Подпишитесь снова, чтобы получить новую.',
  problemTries: 'Слишком много попыток. Подождите час и попробуйте снова.',
  toBlog: 'В блог',
} satisfies TranslatedFeature<'ru', typeof en>
