import type { outbox as en } from '../en/site-outbox.ts'
import type { TranslatedFeature } from '../translate.ts'

export const outbox = {
  title: 'Исходящие',
  intro: 'Почтовый сервер не настроен, поэтому демомагазин показывает письма здесь, а не отправляет их.',
  live: 'Новые письма появляются автоматически.',
  to: 'Кому',
  openLink: 'Открыть ссылку',
  showText: 'Показать письмо',
  empty: 'Писем пока нет',
  emptyText: 'Зарегистрируйте аккаунт или запросите новый пароль, чтобы увидеть письмо.',
} satisfies TranslatedFeature<'ru', typeof en>
