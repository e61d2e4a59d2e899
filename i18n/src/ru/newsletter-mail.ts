import type { newsletterMail as en } from '../en/newsletter-mail.ts'
import type { TranslatedFeature } from '../translate.ts'

export const newsletterMail = {
  confirmSubject: 'Подтвердите подписку на рассылку Runmart',
  confirmHello: 'Здравствуйте!',
  confirmText:
    'Кто-то, вероятно вы, подписал этот адрес на рассылку Runmart. Подтвердите подписку. Ссылка действует 48 часов.',
  confirmIgnore:
    'Если это были не вы, проигнорируйте это письмо. Подписка не оформится, а адрес мы удалим через 48 часов.',
  confirmAction: 'Подтвердить подписку',
  confirmFooter: 'Вы получили это письмо, потому что этот адрес указали на сайте Runmart ({address}).',
  footer: 'Вы получили это письмо, потому что подписаны на рассылку Runmart ({address}).',
  unsubscribe: 'Отписаться',
  trySubject: 'Тест: {subject}',
} satisfies TranslatedFeature<'ru', typeof en>
