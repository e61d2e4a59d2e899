import type * as en from '../en/accounts-security.ts'
import type { TranslatedFeature } from '../translate.ts'

export const stepUp = {
  title: 'Подтвердите, что это вы',
  text: 'Для этого действия нужно новое подтверждение. Введённые данные сохранятся.',
  signInAgain: 'Для этого действия нужно войти заново. Выйдите, снова войдите через Google и повторите.',
  confirm: 'Подтвердить',
  usePassword: 'Ввести пароль',
  useCode: 'Ввести код',
} satisfies TranslatedFeature<'ru', typeof en.stepUp>

export const emailChange = {
  title: 'Эл. почта',
  intro: 'Для входа и наших писем. Смену подтверждают оба адреса.',
  current: 'Текущая эл. почта',
  newEmail: 'Новая эл. почта',
  change: 'Сменить эл. почту',
  changeTitle: 'Сменить эл. почту',
  changeText: 'Мы отправим ссылку на текущий и на новый адрес. Эл. почта сменится, когда будут открыты обе.',
  send: 'Отправить ссылки',
  waitingTitle: 'Ждём подтверждения {email}',
  waitingOld: 'Откройте ссылку, отправленную на текущий адрес {email}.',
  waitingNew: 'Откройте ссылку, отправленную на {email}.',
  waitingUntil: 'Ссылки действуют до {when}.',
  withdraw: 'Отменить смену',
  confirmTitle: 'Подтвердите смену эл. почты',
  confirmAny: 'Новый адрес начнёт действовать, когда смену подтвердят оба адреса.',
  deadText: 'Она уже использована, устарела или неполная. Сменить эл. почту можно в профиле.',
  confirm: 'Подтвердить',
  halfTitle: 'Подтверждено',
  halfText: 'Теперь откройте ссылку, отправленную на другой адрес.',
  doneTitle: 'Эл. почта изменена',
  doneText: 'Теперь входите с {email}.',
  restoreTitle: 'Отменить смену эл. почты',
  restoreText:
    'Аккаунту вернётся прежняя эл. почта, вход завершится на всех устройствах, а мы отправим ссылку для нового пароля.',
  restore: 'Отменить смену',
  restoredTitle: 'Прежняя эл. почта возвращена',
  restoredText: 'Вход завершён на всех устройствах. Задайте новый пароль по ссылке, отправленной на {email}.',
  goOn: 'Перейти в Runmart',
} satisfies TranslatedFeature<'ru', typeof en.emailChange>

export const otherSessions = {
  endOthers: 'Выйти на всех других устройствах',
  endOthersTitle: 'Выйти на всех других устройствах?',
  endOthersText: 'На всех устройствах, кроме этого, вход завершится сразу.',
} satisfies TranslatedFeature<'ru', typeof en.otherSessions>
